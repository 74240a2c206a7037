CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"address" jsonb NOT NULL,
	"usual" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "chosen" jsonb;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_user" ON "addresses" USING btree ("mchid","uid","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_usual" ON "addresses" USING btree ("mchid","uid") WHERE "addresses"."usual";