CREATE TABLE "cheers" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"to_child_id" uuid NOT NULL,
	"cheer" text NOT NULL,
	"day" date NOT NULL,
	"no_of_day" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cheers_five_a_day" UNIQUE("family_id","child_id","day","no_of_day"),
	CONSTRAINT "cheers_no_of_day" CHECK ("cheers"."no_of_day" between 1 and 5),
	CONSTRAINT "cheers_to_others" CHECK ("cheers"."child_id" <> "cheers"."to_child_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"pieces" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rooms_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "rooms_pieces" CHECK (jsonb_typeof("rooms"."pieces") = 'array' and jsonb_array_length("rooms"."pieces") <= 60)
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"story_id" text NOT NULL,
	"opened_on" date NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trips_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day"),
	CONSTRAINT "trips_one_a_day" UNIQUE("family_id","child_id","opened_on"),
	CONSTRAINT "trips_told_later" CHECK ("trips"."opened_on" > "trips"."day")
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "sibling_visits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "find_no" integer;--> statement-breakpoint
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_family_id_to_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","to_child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheers_received" ON "cheers" USING btree ("family_id","to_child_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "completions_finds" ON "completions" USING btree ("family_id","child_id","find_no") WHERE "completions"."find_no" is not null;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_find" CHECK ("completions"."find_no" is null or ("completions"."find_no" >= 0 and "completions"."status" = 'approved'));
--> statement-breakpoint
-- The numbers of the finds that approvals bring: for each hero the lowest that are free, so that a find comes twice only
-- when the hero has all (the number says which find it is). Call it with the heroes locked, as part of the statement that
-- approves: it sees what others have approved before.
CREATE FUNCTION next_finds(families uuid[], heroes uuid[], approvals uuid[])
RETURNS TABLE (family_id uuid, completion_id uuid, find_no integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
DECLARE
	hero record;
	taken integer;
	highest integer;
BEGIN
	FOR hero IN SELECT u.family_id AS family, u.child_id AS id, array_agg(u.approval ORDER BY u.approval) AS approvals
		FROM unnest(families, heroes, approvals) AS u(family_id, child_id, approval) GROUP BY 1, 2
	LOOP
		SELECT count(*), coalesce(max(k.find_no), -1) INTO taken, highest FROM completions k
		WHERE k.family_id = hero.family AND k.child_id = hero.id AND k.find_no IS NOT NULL;
		IF taken = highest + 1 THEN
			RETURN QUERY SELECT hero.family, a.id, taken + a.place::integer - 1
			FROM unnest(hero.approvals) WITH ORDINALITY AS a(id, place);
		ELSE
			-- An undo has left a gap. Among as many numbers as are taken and wanted there are enough free ones.
			RETURN QUERY SELECT hero.family, a.id, free.no
			FROM unnest(hero.approvals) WITH ORDINALITY AS a(id, place)
			JOIN (
				SELECT n AS no, row_number() OVER (ORDER BY n) AS place
				FROM generate_series(0, taken + cardinality(hero.approvals) - 1) AS n
				WHERE NOT EXISTS (SELECT 1 FROM completions k
					WHERE k.family_id = hero.family AND k.child_id = hero.id AND k.find_no = n)
			) free ON free.place = a.place;
		END IF;
	END LOOP;
END
$$;
