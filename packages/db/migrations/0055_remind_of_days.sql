-- What judges days decides on reminders too: a change of it has today's looked at again. By statements, because an import writes
-- thousands of marks at once. Rows that are locked now are passed over, as in "look_at_family": these acts hold the family, so no
-- worker holds one, and whoever else does sets it to the epoch too.
CREATE FUNCTION "look_at_judged_families"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks l SET look_at = to_timestamp(0) FROM (
		SELECT r.family_id, r.child_habit_id FROM reminder_looks r
		WHERE r.family_id IN (SELECT c.family_id FROM changed c) FOR UPDATE OF r SKIP LOCKED
	) free WHERE l.family_id = free.family_id AND l.child_habit_id = free.child_habit_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "look_at_planned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reminder_looks l SET look_at = to_timestamp(0) FROM changed c
	WHERE l.family_id = c.family_id AND l.child_habit_id = c.child_habit_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "day_marks_made_reminds" AFTER INSERT ON "day_marks"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "day_marks_changed_reminds" AFTER UPDATE ON "day_marks"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "day_marks_gone_reminds" AFTER DELETE ON "day_marks"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "care_patterns_made_reminds" AFTER INSERT ON "care_patterns"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "care_patterns_changed_reminds" AFTER UPDATE ON "care_patterns"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "family_day_rules_made_reminds" AFTER INSERT ON "family_day_rules"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "family_day_rules_changed_reminds" AFTER UPDATE ON "family_day_rules"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_judged_families"();
--> statement-breakpoint
CREATE TRIGGER "habit_schedules_made_reminds" AFTER INSERT ON "habit_schedules"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_planned"();
--> statement-breakpoint
CREATE TRIGGER "habit_schedules_gone_reminds" AFTER DELETE ON "habit_schedules"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "look_at_planned"();
