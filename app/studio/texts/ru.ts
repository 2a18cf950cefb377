import { audit } from './ru/audit';
import { check } from './ru/check';
import { choices } from './ru/choices';
import { composer } from './ru/composer';
import { entrance } from './ru/entrance';
import { faults } from './ru/faults';
import { fields } from './ru/fields';
import { history } from './ru/history';
import { home } from './ru/home';
import { media } from './ru/media';
import { pages } from './ru/pages';
import { people } from './ru/people';
import { place } from './ru/place';
import { preview } from './ru/preview';
import { publish } from './ru/publish';
import { links } from './ru/links';
import { plans } from './ru/plans';
import { shell } from './ru/shell';
import { usage } from './ru/usage';
import { redirects } from './ru/redirects';
import { documents } from './ru/documents';
import { layouts } from './ru/layouts';
import { forms } from './ru/forms';
import { materials } from './ru/materials';
import { flows } from './ru/flows';
import { experiments } from './ru/experiments';

/** Every text of the studio in Russian: one namespace a screen. A new screen adds a file and two lines here. */
export const ru = {
  experiments,
  flows,
  forms,
  materials,
  layouts,
  documents,
  redirects,
  audit,
  check,
  choices,
  composer,
  entrance,
  faults,
  fields,
  history,
  home,
  links,
  media,
  pages,
  people,
  place,
  plans,
  preview,
  publish,
  shell,
  usage,
} as const;
