CREATE TABLE "child_days" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"approved_count" integer NOT NULL,
	"run_start" date NOT NULL,
	CONSTRAINT "child_days_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day"),
	CONSTRAINT "child_days_count" CHECK ("child_days"."approved_count" > 0),
	CONSTRAINT "child_days_run" CHECK ("child_days"."run_start" <= "child_days"."day")
);
--> statement-breakpoint
ALTER TABLE "child_days" ADD CONSTRAINT "child_days_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_days_longest_run" ON "child_days" USING btree ("family_id","child_id",("day" - "run_start"));