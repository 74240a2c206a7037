CREATE TABLE "cart_things" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"pid" text NOT NULL,
	"aid" text,
	"task_id" text,
	"rev" integer,
	"quantity" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"again" text,
	"place" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_things" ADD CONSTRAINT "cart_things_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_things_of_user" ON "cart_things" USING btree ("mchid","uid","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_things_design" ON "cart_things" USING btree ("mchid","uid","task_id") WHERE "cart_things"."task_id" is not null;