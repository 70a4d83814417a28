DROP INDEX "parents_email_key";--> statement-breakpoint
DROP INDEX "children_username_key";--> statement-breakpoint
ALTER TABLE "parents" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parents_email_key" ON "parents" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "children_username_key" ON "children" USING btree ("family_id","username_key");--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_username_keyed" CHECK (("children"."username" is null) = ("children"."username_key" is null));