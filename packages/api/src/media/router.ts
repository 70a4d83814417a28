import { uploadTargetSchema } from '@herohood/domain/media/schema';
import { familyOrHelperProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { issueUpload } from './uploads';

export const mediaRouter = router({
  issueUpload: familyOrHelperProcedure
    .meta(
      rest('POST /api/objects/upload', 'An address that takes one voice recording by PUT, for five minutes', {
        refusals: ['CONFLICT', 'TOO_MANY_TRIES'],
      }),
    )
    .output(uploadTargetSchema)
    .mutation(({ ctx }) => issueUpload(ctx)),
});
