ALTER TABLE "families" ALTER COLUMN "reminder_settings" SET DEFAULT '{"enabled":false,"voiceEnabled":false,"ringtoneEnabled":true,"defaultRingtone":"default","reminderTime":5,"time":"08:00","timeRangeStart":"07:00","timeRangeEnd":"20:00"}'::jsonb;--> statement-breakpoint
-- The times that new habits had until now, whatever the family's other settings are.
UPDATE "families" SET "reminder_settings" = '{"time":"08:00","timeRangeStart":"07:00","timeRangeEnd":"20:00"}'::jsonb || "reminder_settings";
