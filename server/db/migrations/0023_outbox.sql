CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"code" text NOT NULL,
	"subject" text,
	"text" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_messages_at" ON "outbox_messages" USING btree ("at");