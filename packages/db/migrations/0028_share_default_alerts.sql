ALTER TABLE "families" ADD COLUMN "reminder_settings" jsonb DEFAULT '{"enabled":false,"voiceEnabled":false,"ringtoneEnabled":true,"defaultRingtone":"default","reminderTime":5}'::jsonb NOT NULL;--> statement-breakpoint
-- The owner's were the ones that counted. They lie as an object, or as its text in a string.
UPDATE "families" f SET "reminder_settings" = f."reminder_settings" || CASE jsonb_typeof(p."reminder_settings")
	WHEN 'string' THEN (p."reminder_settings" #>> '{}')::jsonb ELSE p."reminder_settings" END
	FROM "parents" p WHERE p."family_id" = f."id" AND p."role" = 'owner';--> statement-breakpoint
DROP TRIGGER "parents_reminder_settings_changed" ON "parents";--> statement-breakpoint
DROP FUNCTION "look_at_owners_family"();--> statement-breakpoint
CREATE TRIGGER "families_default_alerts_changed" AFTER UPDATE ON "families" FOR EACH ROW WHEN (
	OLD.reminder_settings IS DISTINCT FROM NEW.reminder_settings
) EXECUTE FUNCTION "look_at_family"();--> statement-breakpoint
ALTER TABLE "parents" DROP COLUMN "reminder_settings";
