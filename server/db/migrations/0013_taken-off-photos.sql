ALTER TABLE "preview_pages" ADD COLUMN "error_type" integer DEFAULT 51 NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_tasks" ADD COLUMN "taken_off" jsonb DEFAULT '{}'::jsonb NOT NULL;