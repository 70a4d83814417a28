CREATE TABLE "avatar_items" (
	"id" text PRIMARY KEY NOT NULL,
	"avatar_type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"cost" integer NOT NULL,
	"rarity" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "avatar_items_avatarType_unique" UNIQUE("avatar_type"),
	CONSTRAINT "avatar_items_cost" CHECK ("avatar_items"."cost" > 0),
	CONSTRAINT "avatar_items_rarity" CHECK ("avatar_items"."rarity" in ('common','rare','epic','legendary'))
);
--> statement-breakpoint
CREATE TABLE "gear_items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gear_type" text NOT NULL,
	"description" text NOT NULL,
	"cost" integer NOT NULL,
	"rarity" text NOT NULL,
	"effect" text NOT NULL,
	"required_level" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gear_items_cost" CHECK ("gear_items"."cost" > 0),
	CONSTRAINT "gear_items_type" CHECK ("gear_items"."gear_type" in ('helmet','armor','weapon','accessory')),
	CONSTRAINT "gear_items_rarity" CHECK ("gear_items"."rarity" in ('common','rare','epic','legendary')),
	CONSTRAINT "gear_items_level" CHECK ("gear_items"."required_level" >= 1)
);
