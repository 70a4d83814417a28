import { appRouter } from '@herohood/api/root';
import { openApiDocument } from '../../src/http/openapi';
import { servedRows } from '../../src/http/rest-rows';
import type { Document } from './matrix-operations';

/** The OpenAPI document as it is served, with what each id names besides: what cases are made of. */
export const markedDocument = (): Document =>
  JSON.parse(JSON.stringify(openApiDocument(servedRows(appRouter), { hasMarks: true })));
