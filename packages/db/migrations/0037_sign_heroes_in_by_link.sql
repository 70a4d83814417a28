CREATE TABLE "login_links" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_sessions" ADD COLUMN "id" uuid DEFAULT time_ordered_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "child_sessions" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "child_sessions" ADD COLUMN "device_token_hash" text;--> statement-breakpoint
ALTER TABLE "child_sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_links_by_child" ON "login_links" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "login_links_expiry" ON "login_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "child_sessions" ADD CONSTRAINT "child_sessions_id_key" UNIQUE("family_id","id");--> statement-breakpoint
-- A session is extended while it is used, to 30 days from then.
UPDATE "child_sessions" SET "last_seen_at" = greatest("created_at", "expires_at" - interval '30 days');
