ALTER TABLE "children" ADD COLUMN "welcomed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "welcome_gear" text;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_welcome_gear" CHECK ("children"."welcome_gear" is null or ("children"."welcomed_at" is not null and "children"."welcome_gear" = any("children"."unlocked_gear")));--> statement-breakpoint
-- Who has done anything, or has gear, knows their way.
UPDATE "children" c SET "welcomed_at" = now()
WHERE cardinality(c.unlocked_gear) > 0 OR EXISTS (
  SELECT 1 FROM "completions" k WHERE k.family_id = c.family_id AND k.child_id = c.id
);
