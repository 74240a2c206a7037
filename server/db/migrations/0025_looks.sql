ALTER TABLE "themes" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "verdict" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "written" text;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;