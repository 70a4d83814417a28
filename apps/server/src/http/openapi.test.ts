import { appRouter } from '@herohood/api/root';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { markedApiDocument, openApiDocument } from './openapi';
import { operationIdOf } from './openapi-operation';
import { pathNames, servedRows } from './rest-rows';

const rows = servedRows(appRouter);
const document = openApiDocument(rows);

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, unknown>;
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);

test('the document has the version of the package', () => {
  expect(document.info.version).toBe(manifest.version);
});

test('no two procedures serve the same row', () => {
  const places = rows.map(({ row }) => `${row.method} ${row.path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('each call stands in the document with its success and refusals', () => {
  for (const { name, row, who } of rows) {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()] as Operation;
    expect(operation?.operationId, name).toBe(operationIdOf(name));
    const refusals = ['429', '503', ...(who ? ['401', '403'] : [])];
    if (row.method !== 'GET') refusals.push('400', '413', '415');
    const statuses = [row.status ?? 200, row.alsoStatus ?? []].flat().map(String);
    expect(Object.keys(operation.responses), name).toEqual(
      expect.arrayContaining([...statuses, ...refusals]),
    );
    expect(operation.security, name).toHaveLength(who?.length ?? 0);
  }
});

describe('the document is well formed', () => {
  test('by the schema of OpenAPI itself', async () => {
    const result = await new Validator().validate({ ...document } as Record<string, unknown>);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  test('says of each way to sign in how it is used', () => {
    for (const { description } of Object.values(document.components.securitySchemes)) {
      expect(description).toMatch(/cookie/i);
    }
  });

  test('tells no reader what only our tests need', () => {
    expect(JSON.stringify(document)).not.toMatch(/"x-[a-z-]+":/);
    const marks = [...JSON.stringify(markedApiDocument(rows)).matchAll(/"(x-[a-z-]+)":/g)];
    expect(new Set(marks.map(([, name]) => name))).toEqual(new Set(['x-callers', 'x-entity', 'x-strangers']));
  });

  test('each operation has an id that is a name in any language, a tag of the list and words of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...tags].sort()).toEqual(document.tags.map(({ name }) => name).sort());
    for (const { operation } of operations) expect(operation.description).toMatch(/^For .+\.$/);
  });

  test('what is answered is a shape with a name, and each shape stands once', () => {
    const bodies = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, answer]) =>
        status < '300' ? JSON.stringify((answer as { content?: object }).content ?? {}) : [],
      ),
    );
    expect(bodies.filter((body) => body.includes('"properties"'))).toEqual([]);
    const shapes = Object.values(document.components.schemas).map((shape) => JSON.stringify(shape));
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  test('says nothing twice: no bounds that all whole numbers have, no pattern beside a format', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(text).not.toMatch(/"format":"date(-time)?","pattern"/);
  });

  test('each call names exactly the parameters of its path, and sends no body with GET', () => {
    for (const { path, method, operation } of operations) {
      const call = `${method} ${path}`;
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), call).toEqual(pathNames(path).sort());
      expect(
        inPath.every(({ required }) => required),
        call,
      ).toBe(true);
      if (method === 'get') expect(operation.requestBody, call).toBeUndefined();
      expect(operation.summary.length, call).toBeGreaterThan(3);
      expect(
        Object.keys(operation.responses).some((status) => /^[23]\d\d$/.test(status)),
        call,
      ).toBe(true);
    }
  });

  test('every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path as string,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const target = reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(appRouter);
  });
  afterAll(() => server.close());

  test('the document is served as it is', async () => {
    const response = await server.app.inject({ url: '/api/openapi.json' });
    const publicOrigin = server.ports.publicOrigin();
    expect(response.json()).toEqual(openApiDocument(rows, { publicOrigin }));
    expect(response.json().servers[0].url).toBe(publicOrigin);
    expect(response.json().openapi).toBe('3.1.0');
  });

  test("the page to read it works under the server's own content security policy", async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>|<script(?![^>]*src=)|onload=|https?:\/\//);
    const files = [...page.body.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, file]) => file as string);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, 'http://localhost/api/docs');
      expect((await server.app.inject({ url: pathname })).statusCode, pathname).toBe(200);
    }
  });
});
