CREATE TABLE "habit_counts" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"approved_count" integer NOT NULL,
	CONSTRAINT "habit_counts_family_id_child_id_child_habit_id_pk" PRIMARY KEY("family_id","child_id","child_habit_id"),
	CONSTRAINT "habit_counts_count" CHECK ("habit_counts"."approved_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "cheers_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_counts" ADD CONSTRAINT "habit_counts_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_cheers_sent" CHECK ("children"."cheers_sent" >= 0);--> statement-breakpoint
-- What was approved and sent before counts.
INSERT INTO "habit_counts" ("family_id", "child_id", "child_habit_id", "approved_count")
SELECT family_id, child_id, child_habit_id, count(*) FROM "completions" WHERE status = 'approved'
GROUP BY family_id, child_id, child_habit_id;--> statement-breakpoint
UPDATE "children" c SET "cheers_sent" = k.sent
FROM (SELECT family_id, child_id, count(*) AS sent FROM "cheers" GROUP BY family_id, child_id) k
WHERE k.family_id = c.family_id AND k.child_id = c.id;
