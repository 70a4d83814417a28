CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"device_type" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "devices_type" CHECK ("devices"."device_type" in ('web','ios','android','other'))
);
--> statement-breakpoint
CREATE TABLE "sync_events" (
	"id" bigserial NOT NULL,
	"family_id" uuid NOT NULL,
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"child_id" uuid,
	"audience" text NOT NULL,
	"created_at" timestamp(6) with time zone NOT NULL,
	CONSTRAINT "sync_events_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "sync_events_audience" CHECK ("sync_events"."audience" in ('family','child','parents')),
	CONSTRAINT "sync_events_child" CHECK ("sync_events"."audience" <> 'child' or "sync_events"."child_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "sync_marks" (
	"family_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_marks_family_id_device_id_event_id_pk" PRIMARY KEY("family_id","device_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_events" ADD CONSTRAINT "sync_events_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_marks" ADD CONSTRAINT "sync_marks_family_id_device_id_devices_family_id_id_fk" FOREIGN KEY ("family_id","device_id") REFERENCES "public"."devices"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_marks" ADD CONSTRAINT "sync_marks_family_id_event_id_sync_events_family_id_id_fk" FOREIGN KEY ("family_id","event_id") REFERENCES "public"."sync_events"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_of_parents" ON "devices" USING btree ("family_id","device_id") WHERE "devices"."child_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_of_heroes" ON "devices" USING btree ("family_id","child_id","device_id") WHERE "devices"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "devices_by_name" ON "devices" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sync_events_in_order" ON "sync_events" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "sync_events_age" ON "sync_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sync_marks_by_event" ON "sync_marks" USING btree ("family_id","event_id");