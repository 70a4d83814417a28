-- Settings that were written in a transaction lay as a text inside of the JSON instead of an object, so that SQL found
-- nothing in them. Their content is the same.
UPDATE "families" SET "auto_approval_by_child" = ("auto_approval_by_child" #>> '{}')::jsonb
WHERE jsonb_typeof("auto_approval_by_child") = 'string';--> statement-breakpoint
UPDATE "families" SET "reminder_settings" = ("reminder_settings" #>> '{}')::jsonb
WHERE jsonb_typeof("reminder_settings") = 'string';
