CREATE TABLE "media_objects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_type" text,
	"byte_size" integer,
	"upload_token_hash" text,
	"upload_expires_at" timestamp (3) with time zone,
	"stored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_objects_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "media_objects_kind" CHECK ("media_objects"."kind" in ('recording','avatar')),
	CONSTRAINT "media_objects_stored" CHECK ("media_objects"."stored_at" is null or ("media_objects"."content_type" is not null and "media_objects"."byte_size" > 0))
);
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_objects_upload_key" ON "media_objects" USING btree ("upload_token_hash");--> statement-breakpoint
CREATE INDEX "media_objects_unfinished" ON "media_objects" USING btree ("upload_expires_at") WHERE "media_objects"."stored_at" is null;