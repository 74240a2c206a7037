ALTER TABLE "refunds" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_provider_event_id_pk";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_event_id_n_pk" PRIMARY KEY("provider","event_id","n");
