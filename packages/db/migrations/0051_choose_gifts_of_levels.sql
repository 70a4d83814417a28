ALTER TABLE "children" ADD COLUMN "backdrop" text;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "frame" text;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "pose" text;