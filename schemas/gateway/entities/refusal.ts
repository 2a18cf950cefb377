import { z } from 'zod';
import { optionalField } from './field';

/** Why a posted form was refused: the `extra` of its answer (FORM-465, FORM-466, CONV-16). */
export const formRefusalSchema = z.looseObject({
  errorCode: optionalField(z.union([z.string(), z.number()])),
  error: optionalField(z.string()),
});
