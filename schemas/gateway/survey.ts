import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { textId } from './fields';
import { doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** Free text is at most this long (SURV-09). */
export const SURVEY_TEXT_MAX = 1500;

const surveyAnswer = z.looseObject({
  value: z.union([z.string(), z.number()]).transform(String),
  description: optionalField(z.string()),
  /** Opens a text field (SURV-14). */
  another: optionalField(z.boolean()),
});

const surveyBlock = z.looseObject({
  id: identifier,
  text: z.string(),
  description: optionalField(z.string()),
  /** `question` or `notification` (SURV-04); another type stays as it is. */
  type: z.string(),
  required: optionalField(z.boolean()),
  questionnaire: optionalField(
    z.looseObject({
      /** `single`, `multiple`, `scale` or `text` (SURV-04); another type stays as it is. */
      type: z.string(),
      answers: z.array(surveyAnswer).default([]),
      maxCount: optionalField(z.number().int()),
    }),
  ),
});

/** The survey that is always on, as the footer opens it. */
export const getSurvey = defineCall({
  id: 'survey.get',
  group: 'forms',
  method: 'GET',
  path: `${API_BASE.selfCare}/feedback/survey/alwaysOn`,
  rows: ['SURV-15', 'SURV-401'],
  answer: z.looseObject({
    contactId: identifier,
    header: z.looseObject({ text: z.string(), description: optionalField(z.string()) }),
    blocks: z.array(surveyBlock),
  }),
  empty: null,
  personal: true,
});

/** Sends the answers: `{id}` is the survey's contactId (SURV-05). Several values of a question are a list. */
export const sendSurvey = defineCall({
  id: 'survey.send',
  group: 'forms',
  method: 'POST',
  path: `${API_BASE.selfCare}/feedback/survey/{id}`,
  rows: ['SURV-16', 'SURV-402'],
  pathParams: z.object({ id: textId }),
  body: z.array(
    z.object({
      id: identifier,
      value: z.union([z.string().max(SURVEY_TEXT_MAX), z.array(z.string().max(SURVEY_TEXT_MAX))]),
    }),
  ),
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});
