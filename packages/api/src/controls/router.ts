import {
  activateEmergencyInput,
  controlsSchema,
  deactivateEmergencyInput,
  screenTimeSchema,
  updateControlsInput,
} from '@herohood/domain/controls/schema';
import { idInput } from '@herohood/domain/fields';
import { familyProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { activateEmergency, deactivateEmergency, updateControls } from './change-controls';
import { readControls, readScreenTime } from './read-controls';

export const controlsRouter = router({
  get: familyProcedure
    .meta(rest('GET /api/children/{id}/parental-controls', "A hero's parental controls"))
    .input(idInput('hero'))
    .output(controlsSchema)
    .query(({ ctx, input }) => readControls(ctx, input.id)),

  update: parentProcedure
    .meta(rest('PUT /api/children/{id}/parental-controls', "Change a hero's parental controls"))
    .input(updateControlsInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => updateControls(ctx, input)),

  activateEmergency: parentProcedure
    .meta(rest('POST /api/children/{id}/emergency/activate', 'Close everything for a hero at once'))
    .input(activateEmergencyInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => activateEmergency(ctx, input)),

  deactivateEmergency: parentProcedure
    .meta(rest('POST /api/children/{id}/emergency/deactivate', "End a hero's emergency mode"))
    .input(deactivateEmergencyInput)
    .output(controlsSchema)
    .mutation(({ ctx, input }) => deactivateEmergency(ctx, input.id)),

  screenTime: familyProcedure
    .meta(rest('GET /api/children/{id}/screen-time', "A hero's screen time and game time today"))
    .input(idInput('hero'))
    .output(screenTimeSchema)
    .query(({ ctx, input }) => readScreenTime(ctx, input.id)),
});
