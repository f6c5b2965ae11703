-- Run once by a superuser, with both passwords in the environment:
--   OWNER_PASSWORD=… APP_PASSWORD=… psql -f ops/postgres/roles.sql
-- Two roles: `qiying_owner` owns the tables and migrates them, `qiying_app` is the servers', and only works with rows.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
create role qiying_owner login password :'owner_password';
create role qiying_app login password :'app_password';
create database qiying owner qiying_owner encoding 'UTF8' template template0;
revoke connect, temporary on database qiying from public;
grant connect on database qiying to qiying_app;
