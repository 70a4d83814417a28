ALTER TABLE "parents" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_locale" CHECK ("parents"."locale" in ('en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'uk', 'ar', 'he', 'en-XA', 'ar-XB'));--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_locale" CHECK ("children"."locale" in ('en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'uk', 'ar', 'he', 'en-XA', 'ar-XB'));--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_locale" CHECK ("families"."locale" in ('en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'uk', 'ar', 'he', 'en-XA', 'ar-XB'));