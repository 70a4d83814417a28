CREATE TABLE "child_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_family_id_child_id_token_hash_pk" PRIMARY KEY("family_id","child_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "login_throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"failures" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"window_failures" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"profile_image_url" text,
	"reminder_settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parents_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "parents_role" CHECK ("parents"."role" in ('owner','member','waiting'))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_sessions" ADD CONSTRAINT "child_sessions_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_sessions" ADD CONSTRAINT "parent_sessions_family_id_parent_id_parents_family_id_id_fk" FOREIGN KEY ("family_id","parent_id") REFERENCES "public"."parents"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_family_id_parent_id_parents_family_id_id_fk" FOREIGN KEY ("family_id","parent_id") REFERENCES "public"."parents"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "child_sessions_by_child" ON "child_sessions" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "child_sessions_expiry" ON "child_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_throttles_by_account" ON "login_throttles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "login_throttles_age" ON "login_throttles" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "parent_sessions_by_parent" ON "parent_sessions" USING btree ("family_id","parent_id");--> statement-breakpoint
CREATE INDEX "parent_sessions_expiry" ON "parent_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parents_email_key" ON "parents" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "parents_one_owner" ON "parents" USING btree ("family_id") WHERE "parents"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "password_resets_by_parent" ON "password_resets" USING btree ("family_id","parent_id");