CREATE TABLE "user_texts" (
	"uid" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_texts_uid_version_pk" PRIMARY KEY("uid","version")
);
--> statement-breakpoint
ALTER TABLE "user_texts" ADD CONSTRAINT "user_texts_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;