CREATE TABLE "pay_attempts" (
	"order_id" text NOT NULL,
	"n" integer NOT NULL,
	"mchid" text NOT NULL,
	"method" text NOT NULL,
	"return_url" text NOT NULL,
	"ref" text,
	"start" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "pay_attempts_order_id_n_pk" PRIMARY KEY("order_id","n")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ref" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "pay_attempts" ADD CONSTRAINT "pay_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_event_id_payments_provider_event_id_fk" FOREIGN KEY ("provider","event_id") REFERENCES "public"."payments"("provider","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_attempts_open" ON "pay_attempts" USING btree ("started_at") WHERE "pay_attempts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("at") WHERE "refunds"."state" in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");