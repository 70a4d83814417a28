import {
  activateEmergencyInput,
  controlsSchema,
  deactivateEmergencyInput,
  screenTimeSchema,
  updateControlsInput,
} from '@herohood/domain/controls/schema';
import { idInput } from '@herohood/domain/fields';
import { familyProcedure, parentProcedure } from '../procedures';
import { router } from '../trpc';
import { readControls, readScreenTime } from './read-controls';
import { activateEmergency, deactivateEmergency } from './switch-emergency';
import { updateControls } from './update-controls';

export const controlsRouter = router({
  get: familyProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/parental-controls',
        summary: "A hero's parental controls",
      },
    })
    .input(idInput('hero'))
    .output(controlsSchema)
    .query(({ ctx, input }) => readControls(ctx, input.id)),

  update: parentProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/children/{id}/parental-controls',
        summary: "Change a hero's parental controls",
      },
    })
    .input(updateControlsInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => updateControls(ctx, input)),

  activateEmergency: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/children/{id}/emergency/activate',
        summary: 'Close everything for a hero at once',
      },
    })
    .input(activateEmergencyInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => activateEmergency(ctx, input)),

  deactivateEmergency: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/children/{id}/emergency/deactivate',
        summary: "End a hero's emergency mode",
      },
    })
    .input(deactivateEmergencyInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => deactivateEmergency(ctx, input.id)),

  screenTime: familyProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/screen-time',
        summary: "A hero's screen time and game time today",
      },
    })
    .input(idInput('hero'))
    .output(screenTimeSchema)
    .query(({ ctx, input }) => readScreenTime(ctx, input.id)),
});
