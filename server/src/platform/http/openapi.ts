import * as z from 'zod';
import type { Access } from '#domain/access/access.ts';
import type { EndpointMap, EndpointSpec } from '#domain/kernel/endpoint.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly JsonSchema[];
  readonly 'x-access': Access;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: JsonSchema;
}

const description = `Send \`Authorization: Bearer <token>\` and the active office as \`X-APPUSEROFFICE\`.
Moments are ISO 8601, ids decimal strings, money whole minor units. A POST that creates carries \`Idempotency-Key\`,
an edit carries the version it is based on as \`If-Match\`. Refusals are \`{message, code, details}\`;
401 and 403 mean only that the session or the office is not valid any more.`;

/** The contract as OpenAPI 3.1: what a caller sends as it is sent, what it gets as it is answered. */
export function toOpenApi(
  endpoints: EndpointMap,
  { version, publicUrl }: { version: string; publicUrl: string },
): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, spec] of Object.entries<EndpointSpec>(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, spec) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Giro', version, description },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        office: { type: 'apiKey', in: 'header', name: 'X-APPUSEROFFICE' },
      },
      schemas: { Problem: problemSchema },
    },
  };
}

const problemSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: { message: { type: 'string' }, code: { type: 'string' }, details: {} },
};

function operation(key: string, spec: EndpointSpec): Operation {
  const [, , area = ''] = key.split('/');
  return {
    summary: spec.summary,
    description: `Who may call: ${describeAccess(spec.access)}.`,
    operationId: camelCase(key),
    tags: [area],
    security: securityOf(spec.access),
    'x-access': spec.access,
    parameters: [
      ...parametersOf(spec.params, 'path'),
      ...parametersOf(spec.query, 'query'),
      ...headersOf(spec),
    ],
    ...bodyOf(spec),
    responses: responsesOf(spec),
  };
}

/** 'GET /api/users/{id}' becomes `getApiUsersId`. */
function camelCase(key: string): string {
  const [method = '', ...words] = key.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** One sentence about who may call: the rules, then the rights and services it takes on top. */
export function describeAccess(access: Access): string {
  if (access.who === 'public') return 'anybody';
  if (access.who === 'session') return 'anybody logged in';
  const { who, rights = [], services = [] } = access;
  return [
    `any of ${who.join(', ')}`,
    rights.length > 0 && `with a menu right of ${rights.join(', ')}`,
    services.length > 0 && `in an office for ${services.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function securityOf(access: Access): JsonSchema[] {
  if (access.who === 'public') return [];
  return access.who === 'session' ? [{ bearer: [] }] : [{ bearer: [], office: [] }];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Operation['parameters'] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf({ idempotent, ifMatch }: EndpointSpec): Operation['parameters'] {
  const header = (name: string, pattern: string): Operation['parameters'][number] => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', pattern },
  });
  return [
    ...(idempotent === true ? [header('Idempotency-Key', '^[\\w-]{8,100}$')] : []),
    ...(ifMatch === true ? [header('If-Match', '^"?\\d{1,9}"?$')] : []),
  ];
}

function bodyOf({ body, upload }: EndpointSpec): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) {
    const file = { type: 'string', format: 'binary' };
    const property = upload === 'files' ? { type: 'array', items: file } : file;
    const schema = { type: 'object', required: [upload], properties: { [upload]: property } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
  };
}

function responsesOf({ reply }: EndpointSpec): Operation['responses'] {
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return { ...successOf(reply), default: refusal };
}

function successOf(reply: EndpointSpec['reply']): Operation['responses'] {
  if (reply === undefined) return { '204': { description: 'Done' } };
  if (reply === 'stream') return { '200': { description: 'A stream', content: { 'text/event-stream': {} } } };
  if (reply === 'file') {
    const schema = { type: 'string', format: 'binary' };
    return { '200': { description: 'A file', content: { 'application/octet-stream': { schema } } } };
  }
  return {
    '200': { description: 'Done', content: { 'application/json': { schema: schemaOf(reply, 'output') } } },
  };
}
