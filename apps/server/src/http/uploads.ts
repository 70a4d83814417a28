import type { Ports } from '@herohood/api/context';
import { checkUpload, storeRecording } from '@herohood/api/media/uploads';
import { requestRefusal } from '@herohood/api/refusals';
import { AUDIO_TYPES, MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Tokens are 43 characters; a longer one is none of ours and is not worth a digest. */
const MAX_TOKEN_LENGTH = 100;

type UploadRequest = FastifyRequest<{ Params: { id: string }; Querystring: { token?: string | string[] } }>;

/**
 * PUT /api/media/{id}?token=…: the one recording that an upload address takes (rules: media), from whoever holds it.
 * The address is checked before the body is read, so that nobody else can make this server read one.
 */
export async function registerUploads(app: FastifyInstance, ports: Ports): Promise<void> {
  // In a scope of its own: audio is accepted here and nowhere else.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      Object.keys(AUDIO_TYPES),
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.addContentTypeParser('*', async () => {
      throw requestRefusal('UNSUPPORTED_MEDIA_TYPE', 'wantsRecording');
    });
    scope.route({
      method: 'PUT',
      url: '/api/media/:id',
      bodyLimit: MAX_RECORDING_BYTES,
      onRequest: async (request: UploadRequest) => void (await checkUpload(ports, holderOf(request))),
      // The token in the address stands for a session.
      config: { senderOf: async (request) => checkUpload(ports, holderOf(request as UploadRequest)) },
      handler: async (request: UploadRequest, reply) => {
        const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
        await storeRecording(ports, holderOf(request), { bytes, contentType: mediaTypeOf(request) });
        return reply.code(200).send();
      },
    });
  });
}

function holderOf({ params, query }: UploadRequest) {
  const token = typeof query.token === 'string' ? query.token.slice(0, MAX_TOKEN_LENGTH) : '';
  return { id: params.id, token };
}

/** Without parameters such as `codecs=opus`. */
function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
