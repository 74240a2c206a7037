CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"role" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"password" text,
	"invite" text,
	"invite_until" timestamp with time zone,
	"invited_by" text NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("mchid","email") WHERE "staff"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invite" ON "staff" USING btree ("invite");--> statement-breakpoint
CREATE INDEX "staff_sessions_of" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");