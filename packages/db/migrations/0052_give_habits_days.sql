CREATE TABLE "care_patterns" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"anchor" date,
	"weeks" integer,
	"away" boolean[],
	CONSTRAINT "care_patterns_family_id_child_id_from_day_pk" PRIMARY KEY("family_id","child_id","from_day"),
	CONSTRAINT "care_patterns_whole" CHECK (case when "care_patterns"."anchor" is null then "care_patterns"."weeks" is null and "care_patterns"."away" is null
        else coalesce("care_patterns"."weeks" between 1 and 4 and cardinality("care_patterns"."away") = 7 * "care_patterns"."weeks"
          and extract(isodow from "care_patterns"."anchor") = 1, false) end)
);
--> statement-breakpoint
CREATE TABLE "day_marks" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"note" text,
	"import_source" text,
	"import_uid" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_marks_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "day_marks_kind" CHECK ("day_marks"."kind" in ('sick', 'vacation', 'away', 'holiday', 'school-free')),
	CONSTRAINT "day_marks_order" CHECK ("day_marks"."until_day" between "day_marks"."from_day" and "day_marks"."from_day" + 365),
	CONSTRAINT "day_marks_import" CHECK (("day_marks"."import_source" is null) = ("day_marks"."import_uid" is null)),
	CONSTRAINT "day_marks_gone" CHECK ("day_marks"."deleted_at" is null or "day_marks"."import_uid" is not null)
);
--> statement-breakpoint
CREATE TABLE "family_day_rules" (
	"family_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"week_start" text NOT NULL,
	"shields_enabled" boolean NOT NULL,
	CONSTRAINT "family_day_rules_family_id_from_day_pk" PRIMARY KEY("family_id","from_day"),
	CONSTRAINT "family_day_rules_week_start" CHECK ("family_day_rules"."week_start" in ('mon', 'sun', 'sat'))
);
--> statement-breakpoint
CREATE TABLE "habit_schedules" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"schedule" jsonb NOT NULL,
	"times_per_day" integer NOT NULL,
	"school_days_only" boolean NOT NULL,
	"allow_extra" boolean NOT NULL,
	CONSTRAINT "habit_schedules_family_id_child_habit_id_from_day_pk" PRIMARY KEY("family_id","child_habit_id","from_day"),
	CONSTRAINT "habit_schedules_times" CHECK ("habit_schedules"."times_per_day" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "hero_streak_rules" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "hero_streak_rules_family_id_child_id_from_day_pk" PRIMARY KEY("family_id","child_id","from_day"),
	CONSTRAINT "hero_streak_rules_rule" CHECK ("hero_streak_rules"."rule" in ('any', 'all'))
);
--> statement-breakpoint
CREATE TABLE "streak_repairs" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "streak_repairs_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day")
);
--> statement-breakpoint
DROP INDEX "completions_one_live";--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "streak_rule" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "streak_from" date;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "streak_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "week_start" text DEFAULT 'mon' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "shields_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "weekend_challenge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "parts" jsonb DEFAULT '[{"part":"morning","from":"05:00","until":"11:00"},{"part":"afternoon","from":"11:00","until":"17:00"},{"part":"evening","from":"17:00","until":"21:00"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "neutral_from" date;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "schedule" jsonb DEFAULT '{"kind":"daily"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "part_of_day" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "times_per_day" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "school_days_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "allow_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "own_schedule" jsonb;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "own_part_of_day" text;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "own_times_per_day" integer;--> statement-breakpoint
ALTER TABLE "habit_templates" ADD COLUMN "schedule" jsonb DEFAULT '{"kind":"daily"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_templates" ADD COLUMN "part_of_day" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_templates" ADD COLUMN "times_per_day" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "schedule" jsonb DEFAULT '{"kind":"daily"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "part_of_day" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "times_per_day" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "school_days_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "allow_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "slot" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_days" ADD COLUMN "run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_days" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_days" ADD COLUMN "towards_shield" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_days" ADD COLUMN "shielded" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "care_patterns" ADD CONSTRAINT "care_patterns_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_day_rules" ADD CONSTRAINT "family_day_rules_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_schedules" ADD CONSTRAINT "habit_schedules_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_streak_rules" ADD CONSTRAINT "hero_streak_rules_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_repairs" ADD CONSTRAINT "streak_repairs_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_marks_by_day" ON "day_marks" USING btree ("family_id","until_day","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "day_marks_imported_once" ON "day_marks" USING btree ("family_id","child_id","kind","import_source","import_uid","from_day") WHERE "day_marks"."import_uid" is not null and "day_marks"."child_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "day_marks_imported_once_for_all" ON "day_marks" USING btree ("family_id","kind","import_source","import_uid","from_day") WHERE "day_marks"."import_uid" is not null and "day_marks"."child_id" is null;--> statement-breakpoint
CREATE INDEX "habit_schedules_by_child" ON "habit_schedules" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "children_streaks_to_count" ON "children" USING btree ("family_id","id") WHERE "children"."streak_from" is not null;--> statement-breakpoint
CREATE INDEX "child_days_longest_run" ON "child_days" USING btree ("family_id","child_id","run");--> statement-breakpoint
CREATE UNIQUE INDEX "completions_one_live" ON "completions" USING btree ("family_id","child_habit_id","date","slot") WHERE "completions"."status" in ('pending','approved');--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_streak_rule" CHECK ("children"."streak_rule" in ('any', 'all'));--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_week_start" CHECK ("families"."week_start" in ('mon', 'sun', 'sat'));--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_part_of_day" CHECK ("child_habits"."part_of_day" in ('any', 'morning', 'afternoon', 'evening'));--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_times_per_day" CHECK ("child_habits"."times_per_day" between 1 and 6 and ("child_habits"."times_per_day" = 1 or "child_habits"."schedule" ->> 'kind' <> 'quota'));--> statement-breakpoint
ALTER TABLE "habit_templates" ADD CONSTRAINT "habit_templates_part_of_day" CHECK ("habit_templates"."part_of_day" in ('any', 'morning', 'afternoon', 'evening'));--> statement-breakpoint
ALTER TABLE "habit_templates" ADD CONSTRAINT "habit_templates_times_per_day" CHECK ("habit_templates"."times_per_day" between 1 and 6 and ("habit_templates"."times_per_day" = 1 or "habit_templates"."schedule" ->> 'kind' <> 'quota'));--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_part_of_day" CHECK ("master_habits"."part_of_day" in ('any', 'morning', 'afternoon', 'evening'));--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_times_per_day" CHECK ("master_habits"."times_per_day" between 1 and 6 and ("master_habits"."times_per_day" = 1 or "master_habits"."schedule" ->> 'kind' <> 'quota'));--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_slot" CHECK ("completions"."slot" between 1 and 6);--> statement-breakpoint
ALTER TABLE "child_days" ADD CONSTRAINT "child_days_run" CHECK ("child_days"."run" >= 0 and "child_days"."held" between 0 and 2 and "child_days"."towards_shield" between 0 and 6);--> statement-breakpoint
-- Families that were there keep what they have: no shields, weeks from Monday, and days before today judged as they were.
-- The zones are looked up together: each look at their list reads hundreds of files.
UPDATE "families" f SET "shields_enabled" = false, "neutral_from" = (now() AT TIME ZONE coalesce(k.name, 'UTC')
	- make_interval(hours => f."day_start_hour"))::date
FROM (SELECT t."time_zone", z.name FROM (SELECT DISTINCT "time_zone" FROM "families") t
	LEFT JOIN pg_timezone_names z ON z.name = t."time_zone") k
WHERE k."time_zone" = f."time_zone";--> statement-breakpoint
INSERT INTO "family_day_rules" ("family_id", "from_day", "week_start", "shields_enabled")
SELECT "id", '1970-01-01', 'mon', false FROM "families";--> statement-breakpoint
UPDATE "child_days" SET "run" = "day" - "streak_start" + 1;
