CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mchid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "need" text DEFAULT 'design' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "paid_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("mchid","subject");--> statement-breakpoint
UPDATE "order_items" SET "paid_pages" = "page_count";--> statement-breakpoint
CREATE FUNCTION "audit_stays"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION $m$what was written to audit stays$m$; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_stays"();
