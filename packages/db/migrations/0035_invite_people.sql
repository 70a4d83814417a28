CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('parent','helper'))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_family_id_made_by_parents_family_id_id_fk" FOREIGN KEY ("family_id","made_by") REFERENCES "public"."parents"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_by_maker" ON "invitations" USING btree ("family_id","made_by");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");