ALTER TABLE "preview_tasks" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "preview_tasks" ADD COLUMN "deleted_at" timestamp with time zone;