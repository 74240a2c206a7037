CREATE TABLE "identities" (
	"mchid" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"unionid" text,
	"uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_mchid_provider_subject_pk" PRIMARY KEY("mchid","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"browser" text NOT NULL,
	"jumpurl" text NOT NULL,
	"refereeid" text DEFAULT '' NOT NULL,
	"srcuid" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"uid" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"mchid" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_tokens_mchid_kind_pk" PRIMARY KEY("mchid","kind")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "refereeid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "srcuid" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "identities_union" ON "identities" USING btree ("mchid","provider","unionid");--> statement-breakpoint
CREATE INDEX "identities_uid" ON "identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oauth_states_expires" ON "oauth_states" USING btree ("expires_at");