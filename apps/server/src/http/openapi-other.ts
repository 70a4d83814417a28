import { names } from '@herohood/domain/fields';
import { AUDIO_TYPES } from '@herohood/domain/media/recording';
import { refusalResponses } from './openapi-refusals';

const roleParameter = {
  name: 'role',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['parent', 'child'] },
};

const sizeParameter = {
  name: 'size',
  in: 'query',
  required: false,
  description: 'As small as a list shows it; that is no look',
  schema: { type: 'string', enum: ['small'] },
};

const PHOTO_ANSWERS = {
  '200': { description: 'The picture', content: { 'image/jpeg': {} } },
  '304': { description: 'The picture that `If-None-Match` names' },
  ...refusalResponses('GET', ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']),
};

/** Calls under /api that no procedure serves: what they answer is not JSON. */
export const OTHER_OPERATIONS = [
  {
    method: 'GET',
    path: '/api/logout',
    operation: {
      operationId: 'logout',
      summary: 'End the session of the role, or both, and go to where that person signs in',
      tags: ['account'],
      security: [],
      'x-callers': ['anyone'],
      parameters: [roleParameter],
      responses: { '302': { description: 'Signed out' }, ...refusalResponses('GET', ['FORBIDDEN']) },
    },
  },
  {
    method: 'GET',
    path: '/api/media/{id}',
    operation: {
      operationId: 'media',
      summary: "A recording or picture of the caller's family",
      tags: ['media'],
      security: [{ parentSession: [] }, { childSession: [] }],
      'x-callers': ['parent', 'helper', 'hero', 'parentWithoutPremium', 'heroInEmergency'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', ...names('media') } }],
      responses: {
        '200': { description: 'The file', content: { 'image/*': {}, 'audio/*': {} } },
        '206': { description: 'The part that `Range` asks for', content: { 'image/*': {}, 'audio/*': {} } },
        '304': { description: 'The file that `If-None-Match` names' },
        ...refusalResponses('GET', ['UNAUTHORIZED', 'NOT_FOUND', 'RANGE_NOT_SATISFIABLE']),
      },
    },
  },
  {
    method: 'GET',
    path: '/api/habit-completions/{id}/photo',
    operation: {
      operationId: 'missionPhoto',
      summary: 'The picture of a mission, for parents and the hero who sent it',
      tags: ['media'],
      security: [{ parentSession: [] }, { childSession: [] }],
      'x-callers': ['parent', 'helper', 'hero', 'parentWithoutPremium'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', ...names('picturedMission') } },
        roleParameter,
        sizeParameter,
      ],
      responses: PHOTO_ANSWERS,
    },
  },
  {
    method: 'GET',
    path: '/api/proposals/{id}/photo',
    operation: {
      operationId: 'proposalPhoto',
      summary: 'The picture of a proposal, for parents and the hero who sent it',
      tags: ['media'],
      security: [{ parentSession: [] }, { childSession: [] }],
      'x-callers': ['parent', 'hero', 'parentWithoutPremium'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', ...names('picturedProposal') } },
        roleParameter,
        sizeParameter,
      ],
      responses: PHOTO_ANSWERS,
    },
  },
  {
    method: 'PUT',
    path: '/api/media/{id}',
    operation: {
      operationId: 'upload',
      summary:
        'Send the one recording that an upload address takes; without its query it is the address to save',
      tags: ['media'],
      security: [],
      'x-callers': ['anyone'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', ...names('upload') } },
        { name: 'token', in: 'query', required: true, schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: Object.fromEntries(Object.keys(AUDIO_TYPES).map((type) => [type, {}])),
      },
      responses: {
        '200': { description: 'Stored' },
        ...refusalResponses('PUT', ['FORBIDDEN', 'GONE']),
      },
    },
  },
  {
    method: 'POST',
    path: '/api/stripe/webhook',
    operation: {
      operationId: 'stripeWebhook',
      summary: 'News of the payment provider, signed by it',
      tags: ['subscription'],
      security: [],
      'x-callers': ['anyone'],
      parameters: [{ name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } }],
      responses: { '200': { description: 'Taken' }, ...refusalResponses('POST', []) },
    },
  },
  {
    method: 'GET',
    path: '/api/sync/stream',
    operation: {
      operationId: 'syncStream',
      summary: 'Server-sent events: `sync` says that there is something new, `end` that the session is over',
      tags: ['sync'],
      security: [{ parentSession: [] }, { childSession: [] }],
      'x-callers': ['parent', 'helper', 'hero', 'heroInEmergency'],
      parameters: [roleParameter],
      responses: {
        '200': { description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...refusalResponses('GET', ['UNAUTHORIZED', 'PREMIUM_REQUIRED', 'FORBIDDEN']),
      },
    },
  },
] as const;
