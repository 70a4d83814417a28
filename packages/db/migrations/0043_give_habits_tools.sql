ALTER TABLE "child_habits" ADD COLUMN "tool" jsonb DEFAULT '"none"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_templates" ADD COLUMN "tool" jsonb DEFAULT '"none"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "tool" jsonb DEFAULT '"none"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_tool" CHECK (coalesce(case "child_habits"."tool" ->> 'kind'
  when 'timer' then ("child_habits"."tool" ->> 'minutes')::int between 1 and 60 when 'brush' then true
  when 'steps' then jsonb_array_length("child_habits"."tool" -> 'steps') between 2 and 8
  else "child_habits"."tool" = '"none"'::jsonb end, false));--> statement-breakpoint
ALTER TABLE "habit_templates" ADD CONSTRAINT "habit_templates_tool" CHECK (coalesce(case "habit_templates"."tool" ->> 'kind'
  when 'timer' then ("habit_templates"."tool" ->> 'minutes')::int between 1 and 60 when 'brush' then true
  when 'steps' then jsonb_array_length("habit_templates"."tool" -> 'steps') between 2 and 8
  else "habit_templates"."tool" = '"none"'::jsonb end, false));--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_tool" CHECK (coalesce(case "master_habits"."tool" ->> 'kind'
  when 'timer' then ("master_habits"."tool" ->> 'minutes')::int between 1 and 60 when 'brush' then true
  when 'steps' then jsonb_array_length("master_habits"."tool" -> 'steps') between 2 and 8
  else "master_habits"."tool" = '"none"'::jsonb end, false));