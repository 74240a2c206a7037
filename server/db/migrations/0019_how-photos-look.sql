ALTER TABLE "photos" ADD COLUMN "likeness" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "sharp_edge" integer;