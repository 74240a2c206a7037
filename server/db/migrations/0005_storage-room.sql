CREATE TABLE "client_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_notes_kind" CHECK ("client_notes"."kind" in ('upload-error', 'test-data'))
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "pid" text;--> statement-breakpoint
CREATE INDEX "client_notes_age" ON "client_notes" USING btree ("created_at");