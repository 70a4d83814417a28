CREATE TABLE "taps" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"deed" text NOT NULL,
	"row_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taps_key" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "is_before_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "taps" ADD CONSTRAINT "taps_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_before_photo" CHECK (not ("completions"."is_before_photo" and "completions"."is_trusted"));