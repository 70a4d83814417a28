import { appRouter } from '@herohood/api/root';
import { markedApiDocument } from '../../src/http/openapi';
import { servedRows } from '../../src/http/rest-rows';
import type { Document } from './matrix-operations';

/** The OpenAPI document with what each id names and who may call besides, and each schema whole where it is used: what cases are made of. */
export const markedDocument = (): Document => markedApiDocument(servedRows(appRouter)) as unknown as Document;
