CREATE TABLE "left_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "left_uploads_due" ON "left_uploads" USING btree ("due_at");