CREATE TABLE "reminder_looks" (
	"family_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"look_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_looks_family_id_child_habit_id_pk" PRIMARY KEY("family_id","child_habit_id")
);
--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_status";--> statement-breakpoint
DROP INDEX "reminders_due";--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "sent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "ends_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_looks" ADD CONSTRAINT "reminder_looks_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_looks_due" ON "reminder_looks" USING btree ("look_at") WHERE "reminder_looks"."look_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_by_child" ON "reminders" USING btree ("family_id","child_id","ends_at");--> statement-breakpoint
CREATE INDEX "reminders_age" ON "reminders" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "reminders" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_order" CHECK ("reminders"."ends_at" > "reminders"."due_at");--> statement-breakpoint
CREATE FUNCTION "look_at_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO reminder_looks (family_id, child_habit_id, look_at) VALUES (NEW.family_id, NEW.id, to_timestamp(0))
	ON CONFLICT (family_id, child_habit_id) DO UPDATE SET look_at = excluded.look_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "look_at_master"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks l SET look_at = to_timestamp(0) FROM child_habits h
	WHERE h.family_id = NEW.family_id AND h.master_habit_id = NEW.id
		AND l.family_id = h.family_id AND l.child_habit_id = h.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "look_at_hero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks l SET look_at = to_timestamp(0) FROM child_habits h
	WHERE h.family_id = NEW.family_id AND h.child_id = NEW.child_id
		AND l.family_id = h.family_id AND l.child_habit_id = h.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "look_at_owners_family"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks SET look_at = to_timestamp(0) WHERE family_id = NEW.family_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows that are locked now are passed over, so that this cannot wait in a circle with acts that wait for the family: whoever
-- holds one sets it to the epoch himself. The worker is nobody of them, because it locks the family first.
CREATE FUNCTION "look_at_family"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks l SET look_at = to_timestamp(0) FROM (
		SELECT child_habit_id FROM reminder_looks WHERE family_id = NEW.id FOR UPDATE SKIP LOCKED
	) free WHERE l.family_id = NEW.id AND l.child_habit_id = free.child_habit_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "child_habits_given" AFTER INSERT ON "child_habits" FOR EACH ROW EXECUTE FUNCTION "look_at_assignment"();
--> statement-breakpoint
CREATE TRIGGER "child_habits_reminder_changed" AFTER UPDATE ON "child_habits" FOR EACH ROW WHEN (
	(OLD.is_active, OLD.deleted_at, OLD.reminder_enabled, OLD.reminder_time, OLD.reminder_duration, OLD.time_range_start, OLD.time_range_end)
	IS DISTINCT FROM
	(NEW.is_active, NEW.deleted_at, NEW.reminder_enabled, NEW.reminder_time, NEW.reminder_duration, NEW.time_range_start, NEW.time_range_end)
) EXECUTE FUNCTION "look_at_assignment"();
--> statement-breakpoint
CREATE TRIGGER "master_habits_switched" AFTER UPDATE ON "master_habits" FOR EACH ROW WHEN (
	(OLD.is_active, OLD.deleted_at) IS DISTINCT FROM (NEW.is_active, NEW.deleted_at)
) EXECUTE FUNCTION "look_at_master"();
--> statement-breakpoint
CREATE TRIGGER "parental_controls_missions_switched" AFTER UPDATE ON "parental_controls" FOR EACH ROW WHEN (
	(OLD.emergency_mode, OLD.enable_habits) IS DISTINCT FROM (NEW.emergency_mode, NEW.enable_habits)
) EXECUTE FUNCTION "look_at_hero"();
--> statement-breakpoint
CREATE TRIGGER "families_clock_changed" AFTER UPDATE ON "families" FOR EACH ROW WHEN (
	(OLD.time_zone, OLD.day_start_hour) IS DISTINCT FROM (NEW.time_zone, NEW.day_start_hour)
) EXECUTE FUNCTION "look_at_family"();
--> statement-breakpoint
CREATE TRIGGER "parents_reminder_settings_changed" AFTER UPDATE ON "parents" FOR EACH ROW WHEN (
	(OLD.role, OLD.reminder_settings) IS DISTINCT FROM (NEW.role, NEW.reminder_settings)
) EXECUTE FUNCTION "look_at_owners_family"();
--> statement-breakpoint
INSERT INTO "reminder_looks" ("family_id", "child_habit_id", "look_at") SELECT "family_id", "id", to_timestamp(0) FROM "child_habits";
