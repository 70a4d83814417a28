CREATE TABLE "children" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"avatar_type" text NOT NULL,
	"avatar_url" text,
	"username" text,
	"pin_sealed" text,
	"xp" integer DEFAULT 0 NOT NULL,
	"total_xp" integer DEFAULT 0 NOT NULL,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"approved_count" integer DEFAULT 0 NOT NULL,
	"unlocked_avatars" text[] NOT NULL,
	"unlocked_gear" text[] DEFAULT '{}' NOT NULL,
	"equipped_gear" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "children_xp" CHECK ("children"."xp" >= 0),
	CONSTRAINT "children_total_xp" CHECK ("children"."total_xp" >= 0),
	CONSTRAINT "children_reward_points" CHECK ("children"."reward_points" >= 0),
	CONSTRAINT "children_approved_count" CHECK ("children"."approved_count" >= 0),
	CONSTRAINT "children_login_complete" CHECK (("children"."username" is null) = ("children"."pin_sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "children_username_key" ON "children" USING btree ("family_id",lower("username"));--> statement-breakpoint
CREATE INDEX "children_by_age" ON "children" USING btree ("family_id","created_at","id");