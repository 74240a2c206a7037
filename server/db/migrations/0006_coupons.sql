CREATE TABLE "coupons" (
	"mchid" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"is_public" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses_left" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_mchid_id_pk" PRIMARY KEY("mchid","id"),
	CONSTRAINT "coupons_uses_left" CHECK ("coupons"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"coupon_id" text NOT NULL,
	"uid" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'unused' NOT NULL,
	"order_id" text,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 'used') = ("user_coupons"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_mchid_coupon_id_coupons_mchid_id_fk" FOREIGN KEY ("mchid","coupon_id") REFERENCES "public"."coupons"("mchid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("mchid","code");--> statement-breakpoint
CREATE INDEX "coupons_public" ON "coupons" USING btree ("mchid","expires_at") WHERE "coupons"."is_public" and "coupons"."status" = 'on';--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_once" ON "user_coupons" USING btree ("mchid","coupon_id","uid","n");--> statement-breakpoint
CREATE INDEX "user_coupons_of_user" ON "user_coupons" USING btree ("mchid","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_of_order" ON "user_coupons" USING btree ("order_id");