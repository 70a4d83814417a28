CREATE TABLE "hero_moments" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_moments_once" UNIQUE("family_id","child_id","kind","key"),
	CONSTRAINT "hero_moments_kind" CHECK ("hero_moments"."kind" in ('badge','level','streak','goal','shield','rested'))
);
--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "first_look_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hero_moments" ADD CONSTRAINT "hero_moments_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;