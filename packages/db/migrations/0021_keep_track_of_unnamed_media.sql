DROP INDEX "media_objects_unfinished";--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "unnamed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "media_objects_upload_ends" ON "media_objects" USING btree ("upload_expires_at") WHERE "media_objects"."upload_expires_at" is not null;--> statement-breakpoint
CREATE INDEX "media_objects_unnamed" ON "media_objects" USING btree ("unnamed_since") WHERE "media_objects"."unnamed_since" is not null;