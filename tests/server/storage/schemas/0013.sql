BEGIN TRANSACTION;
CREATE TABLE accounts (
	player_id VARCHAR NOT NULL, 
	appearance TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(player_id) REFERENCES players (id) ON DELETE CASCADE, 
	UNIQUE (appearance)
);
INSERT INTO "accounts" VALUES('ada','ada',5);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE bans (
	id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	subject VARCHAR NOT NULL, 
	reason TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	lifted BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "bans" VALUES('b1','player','bo','rude',5,6,0);
CREATE TABLE blocks (
	player_id VARCHAR NOT NULL, 
	blocked_id VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (player_id, blocked_id)
);
INSERT INTO "blocks" VALUES('ada','bo',5);
CREATE TABLE channels (
	id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	made_at BIGINT NOT NULL, events TEXT DEFAULT 'turn' NOT NULL, pace INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "channels" VALUES('c2','ada','t-industry','webhook','https://example.org/hook','it',1,5,'turn over',6);
CREATE TABLE club_members (
	club_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	joined_at BIGINT NOT NULL, 
	PRIMARY KEY (club_id, player_id), 
	FOREIGN KEY(club_id) REFERENCES clubs (id) ON DELETE CASCADE
);
INSERT INTO "club_members" VALUES('c-friday','ada',15);
CREATE TABLE clubs (
	id VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	founder VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "clubs" VALUES('c-friday','Friday','ada',1,15);
CREATE TABLE daily_entries (
	day VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	state VARCHAR NOT NULL, 
	finished_at BIGINT, 
	score INTEGER, 
	place INTEGER, guest BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (day, game, player_id), 
	UNIQUE (table_id)
);
INSERT INTO "daily_entries" VALUES('2026-11-17','shares','ada','t-daily',5,'counted',9,12,1,0);
CREATE TABLE devices (
	id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	key_hash VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player_id) REFERENCES accounts (player_id) ON DELETE CASCADE, 
	UNIQUE (key_hash)
);
INSERT INTO "devices" VALUES('d1','ada','k1','Firefox',5,6);
CREATE TABLE emails (
	address TEXT NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (address), 
	FOREIGN KEY(player_id) REFERENCES accounts (player_id) ON DELETE CASCADE
);
INSERT INTO "emails" VALUES('ada@example.org','ada',5);
CREATE TABLE former_guests (
	guest_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (guest_id), 
	FOREIGN KEY(player_id) REFERENCES accounts (player_id) ON DELETE CASCADE
);
INSERT INTO "former_guests" VALUES('g','ada');
CREATE TABLE friend_settings (
	player_id VARCHAR NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	closed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (player_id)
);
INSERT INTO "friend_settings" VALUES('bo',1,0);
CREATE TABLE friends (
	player_id VARCHAR NOT NULL, 
	other_id VARCHAR NOT NULL, 
	state VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (player_id, other_id)
);
INSERT INTO "friends" VALUES('ada','bo','wanted',11);
INSERT INTO "friends" VALUES('bo','ada','wanted',12);
CREATE TABLE journal (
	table_id VARCHAR NOT NULL, 
	sequence INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "journal" VALUES('t-industry',0,4000,'{"kind":"sat","seat":0,"player":"ada","name":"Ada","by":"ada"}');
INSERT INTO "journal" VALUES('t-industry',1,5000,'{"kind":"sat","seat":1,"player":"bo","name":"Bo Ł","by":"bo"}');
INSERT INTO "journal" VALUES('t-industry',2,6000,'{"kind":"sat","seat":2,"name":"Clerk","bot":"clerk","by":"ada"}');
INSERT INTO "journal" VALUES('t-industry',3,7000,'{"kind":"said","text":"ciao @Bo","name":"Ada","mentions":["bo"],"by":"ada","id":"c1"}');
INSERT INTO "journal" VALUES('t-industry',4,8000,'{"kind":"started","chance":{"first":0},"by":"ada"}');
INSERT INTO "journal" VALUES('t-industry',5,9000,'{"kind":"acted","seat":0,"action":{"do":"draft","package":"I4"},"by":"ada","id":"a0"}');
INSERT INTO "journal" VALUES('t-industry',6,10000,'{"kind":"acted","seat":0,"action":{"do":"place","tile":"academy","at":"G3","turn":4,"force":false},"by":"ada","id":"a1"}');
INSERT INTO "journal" VALUES('t-industry',7,11000,'{"kind":"acted","seat":0,"action":{"do":"place","tile":"academy","at":"H3","turn":4,"force":false},"by":"ada","id":"a2"}');
INSERT INTO "journal" VALUES('t-industry',8,12000,'{"kind":"acted","seat":1,"action":{"do":"draft","package":"I6"},"by":"bo","id":"a3"}');
INSERT INTO "journal" VALUES('t-industry',9,13000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"factory","at":"A2","turn":2,"force":false},"by":"bo","id":"a4"}');
INSERT INTO "journal" VALUES('t-industry',10,14000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"factory","at":"B3","turn":3,"force":false},"by":"bo","id":"a5"}');
INSERT INTO "journal" VALUES('t-industry',11,15000,'{"kind":"acted","seat":2,"action":{"do":"draft","package":"I5"},"how":"bot","id":"a6"}');
INSERT INTO "journal" VALUES('t-industry',12,16000,'{"kind":"acted","seat":2,"action":{"do":"place","tile":"mine","at":"B4","turn":2,"force":false},"how":"bot","id":"a7"}');
INSERT INTO "journal" VALUES('t-industry',13,17000,'{"kind":"acted","seat":2,"action":{"do":"place","tile":"mine","at":"A4","turn":3,"force":false},"how":"bot","id":"a8"}');
INSERT INTO "journal" VALUES('t-industry',14,18000,'{"kind":"acted","seat":2,"action":{"do":"draft","package":"C3"},"how":"bot","id":"a9"}');
INSERT INTO "journal" VALUES('t-industry',15,19000,'{"kind":"acted","seat":1,"action":{"do":"draft","package":"I1"},"by":"bo","id":"a10"}');
INSERT INTO "journal" VALUES('t-industry',16,20000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"farm","at":"A3","turn":1,"force":false},"by":"bo","id":"a11"}');
INSERT INTO "journal" VALUES('t-industry',17,21000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"farm","at":"A1","turn":4,"force":false},"by":"bo","id":"a12"}');
INSERT INTO "journal" VALUES('t-industry',18,22000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"farm","at":"B1","turn":3,"force":false},"by":"bo","id":"a13"}');
INSERT INTO "journal" VALUES('t-industry',19,23000,'{"kind":"acted","seat":0,"action":{"do":"draft","package":"I2"},"by":"ada","id":"a14"}');
INSERT INTO "journal" VALUES('t-industry',20,24000,'{"kind":"acted","seat":0,"action":{"do":"place","tile":"farm","at":"F3","turn":5,"force":false},"by":"ada","id":"a15"}');
INSERT INTO "journal" VALUES('t-industry',21,25000,'{"kind":"acted","seat":0,"action":{"do":"place","tile":"farm","at":"F2","turn":1,"force":false},"by":"ada","id":"a16"}');
INSERT INTO "journal" VALUES('t-industry',22,26000,'{"kind":"acted","seat":0,"action":{"do":"place","tile":"farm","at":"I3","turn":5,"force":false},"by":"ada","id":"a17"}');
INSERT INTO "journal" VALUES('t-industry',23,27000,'{"kind":"acted","seat":0,"action":{"do":"draft","package":"C1"},"by":"ada","id":"a18"}');
INSERT INTO "journal" VALUES('t-industry',24,28000,'{"kind":"acted","seat":1,"action":{"do":"draft","package":"C6"},"by":"bo","id":"a19"}');
INSERT INTO "journal" VALUES('t-industry',25,29000,'{"kind":"acted","seat":2,"action":{"do":"draft","package":"C4"},"how":"bot","id":"a20"}');
INSERT INTO "journal" VALUES('t-industry',26,30000,'{"kind":"acted","seat":2,"action":{"do":"draft","package":"C5"},"how":"bot","id":"a21"}');
INSERT INTO "journal" VALUES('t-industry',27,31000,'{"kind":"acted","seat":1,"action":{"do":"draft","package":"I3"},"by":"bo","id":"a22"}');
INSERT INTO "journal" VALUES('t-industry',28,32000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"generator","at":"C4","turn":4,"force":false},"by":"bo","id":"a23"}');
INSERT INTO "journal" VALUES('t-industry',29,33000,'{"kind":"acted","seat":1,"action":{"do":"place","tile":"generator","at":"D5","turn":5,"force":false},"by":"bo","id":"a24"}');
INSERT INTO "journal" VALUES('t-industry',30,34000,'{"kind":"acted","seat":0,"action":{"do":"draft","package":"C2"},"by":"ada","id":"a25"}');
INSERT INTO "journal" VALUES('t-industry',31,35000,'{"kind":"acted","seat":0,"action":{"do":"buy","cubes":{"food":1}},"by":"ada","id":"a26"}');
INSERT INTO "journal" VALUES('t-industry',32,36000,'{"kind":"acted","seat":1,"action":{"do":"pass"},"by":"bo","id":"a27"}');
INSERT INTO "journal" VALUES('t-industry',33,37000,'{"kind":"acted","seat":2,"action":{"do":"buy","cubes":{"ore":1}},"how":"bot","id":"a28"}');
INSERT INTO "journal" VALUES('t-industry',34,38000,'{"kind":"acted","seat":0,"action":{"do":"sell","cubes":{"energy":1}},"by":"ada","id":"a29"}');
INSERT INTO "journal" VALUES('t-shares',0,4000,'{"kind":"sat","seat":0,"player":"ada","name":"Ada","by":"ada"}');
INSERT INTO "journal" VALUES('t-shares',1,5000,'{"kind":"sat","seat":1,"player":"bo","name":"Bo Ł","by":"bo"}');
INSERT INTO "journal" VALUES('t-shares',2,6000,'{"kind":"sat","seat":2,"name":"Clerk","bot":"clerk","by":"ada"}');
INSERT INTO "journal" VALUES('t-shares',3,7000,'{"kind":"said","text":"ciao @Bo","name":"Ada","mentions":["bo"],"by":"ada","id":"c1"}');
INSERT INTO "journal" VALUES('t-shares',4,8000,'{"kind":"started","chance":{"rolls":[[[2,3],[1,5],[6,6]]],"royalties":["gold","copper","rice","iron","sugar","sugar","tungsten","lead","automobile_construction","steel","natural_rubber","steel","nickel","coffee","oil","iron","silver","raw_cotton","naval_construction","wheat","aluminium","uranium","oil","raw_cotton","coffee","silver","lead","coal","cocoa","cocoa","rice","aluminium","tea","cobalt","cobalt","automobile_construction","coal","naval_construction","nickel","raw_wool","gold","tea","tungsten","raw_wool","natural_rubber","wheat","uranium","copper"],"telexes":["T13","T11","T18","T06","T03","T12","T09","T14","T01","T10","T16","T04","T08","T07","T02","T17","T05","T15"]},"by":"ada"}');
INSERT INTO "journal" VALUES('t-shares',5,9000,'{"kind":"acted","seat":2,"action":{"do":"roll","dice":[3,6]},"how":"bot","id":"a0"}');
INSERT INTO "journal" VALUES('t-shares',6,10000,'{"kind":"acted","seat":2,"action":{"do":"deal","to":1,"give":{},"get":{"cash":2700000}},"how":"bot","id":"a1"}');
INSERT INTO "journal" VALUES('t-shares',7,11000,'{"kind":"acted","seat":2,"action":{"do":"withdraw","offer":0},"how":"bot","id":"a2"}');
INSERT INTO "journal" VALUES('t-shares',8,12000,'{"kind":"acted","seat":2,"action":{"do":"deal","to":0,"give":{"cash":1400000},"get":{}},"how":"bot","id":"a3"}');
INSERT INTO "journal" VALUES('t-shares',9,13000,'{"kind":"acted","seat":2,"action":{"do":"buy","shares":["nickel__greece","raw_cotton__turkey"]},"how":"bot","id":"a4"}');
INSERT INTO "journal" VALUES('t-shares',10,14000,'{"kind":"acted","seat":0,"action":{"do":"roll","dice":[4,2]},"by":"ada","id":"a5"}');
INSERT INTO "journal" VALUES('t-shares',11,15000,'{"kind":"acted","seat":0,"action":{"do":"buy","shares":["steel__italy","tungsten__spain"]},"by":"ada","id":"a6"}');
INSERT INTO "journal" VALUES('t-shares',12,16000,'{"kind":"acted","seat":1,"action":{"do":"roll","dice":[5,1]},"by":"bo","id":"a7"}');
INSERT INTO "journal" VALUES('t-shares',13,17000,'{"kind":"acted","seat":1,"action":{"do":"end"},"by":"bo","id":"a8"}');
INSERT INTO "journal" VALUES('t-shares',14,18000,'{"kind":"acted","seat":2,"action":{"do":"roll","dice":[6,4]},"how":"bot","id":"a9"}');
INSERT INTO "journal" VALUES('t-shares',15,19000,'{"kind":"acted","seat":2,"action":{"do":"buy","shares":["cobalt__canada","silver__canada","uranium__canada","wheat__canada"]},"how":"bot","id":"a10"}');
INSERT INTO "journal" VALUES('t-shares',16,20000,'{"kind":"acted","seat":0,"action":{"do":"roll","dice":[5,5]},"by":"ada","id":"a11"}');
INSERT INTO "journal" VALUES('t-shares',17,21000,'{"kind":"acted","seat":1,"action":{"do":"roll","dice":[5,4]},"by":"bo","id":"a12"}');
INSERT INTO "journal" VALUES('t-shares',18,22000,'{"kind":"acted","seat":1,"action":{"do":"buy","shares":["coal__ussr","gold__ussr","iron__ussr","lead__ussr","oil__ussr","raw_wool__ussr"]},"by":"bo","id":"a13"}');
INSERT INTO "journal" VALUES('t-shares',19,23000,'{"kind":"acted","seat":2,"action":{"do":"roll","dice":[6,1]},"how":"bot","id":"a14"}');
INSERT INTO "journal" VALUES('t-shares',20,24000,'{"kind":"acted","seat":2,"action":{"do":"end"},"how":"bot","id":"a15"}');
INSERT INTO "journal" VALUES('t-shares',21,25000,'{"kind":"acted","seat":0,"action":{"do":"roll","dice":[6,3]},"by":"ada","id":"a16"}');
INSERT INTO "journal" VALUES('t-shares',22,26000,'{"kind":"acted","seat":1,"action":{"do":"roll","dice":[5,3]},"by":"bo","id":"a17"}');
INSERT INTO "journal" VALUES('t-shares',23,27000,'{"kind":"acted","seat":1,"action":{"do":"buy","shares":["aluminium__surinam","oil__venezuela"]},"by":"bo","id":"a18"}');
INSERT INTO "journal" VALUES('t-shares',24,28000,'{"kind":"acted","seat":2,"action":{"do":"roll","dice":[4,5]},"how":"bot","id":"a19"}');
INSERT INTO "journal" VALUES('t-shares',25,29000,'{"kind":"acted","seat":0,"action":{"do":"accept","offer":1},"by":"ada","id":"a20"}');
INSERT INTO "journal" VALUES('t-shares',26,30000,'{"kind":"acted","seat":0,"action":{"do":"roll","dice":[5,2]},"by":"ada","id":"a21"}');
INSERT INTO "journal" VALUES('t-shares',27,31000,'{"kind":"acted","seat":0,"action":{"do":"buy","shares":["coal__usa","iron__usa","lead__usa","naval_construction__usa","oil__usa","raw_cotton__usa"]},"by":"ada","id":"a22"}');
INSERT INTO "journal" VALUES('t-shares',28,32000,'{"kind":"acted","seat":1,"action":{"do":"roll","dice":[4,6]},"by":"bo","id":"a23"}');
CREATE TABLE ladder (
	player_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	rating DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player_id, game, edition)
);
INSERT INTO "ladder" VALUES('ada','industry','second',1234.5,3);
CREATE TABLE messages (
	channel_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	state VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	next_at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	problem TEXT NOT NULL, 
	PRIMARY KEY (channel_id, table_id, seat, turn), 
	FOREIGN KEY(channel_id) REFERENCES channels (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('c2','t-industry',0,3,'sent',5,6,1,'');
CREATE TABLE mutes (
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	muted_id VARCHAR NOT NULL, 
	PRIMARY KEY (player_id, table_id, muted_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "mutes" VALUES('ada','t-shares','bo');
CREATE TABLE notes (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('t-industry','ada','watch ore');
INSERT INTO "notes" VALUES('t-shares','ada','watch ore');
CREATE TABLE one_time_tokens (
	token_hash VARCHAR NOT NULL, 
	purpose VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	about TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "one_time_tokens" VALUES('h1','email','ada','ada@example.org',5,9);
CREATE TABLE operator_log (
	sequence INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	operator VARCHAR NOT NULL, 
	action VARCHAR NOT NULL, 
	about TEXT NOT NULL, 
	hash VARCHAR NOT NULL, 
	PRIMARY KEY (sequence)
);
INSERT INTO "operator_log" VALUES(0,5,'olga','ban','{}','h');
CREATE TABLE operators (
	name VARCHAR NOT NULL, 
	key_hash VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (name), 
	UNIQUE (key_hash)
);
INSERT INTO "operators" VALUES('olga','k2',5);
CREATE TABLE orders (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	orders TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('t-industry',0,'[{"kind":"pass"}]');
INSERT INTO "orders" VALUES('t-shares',0,'[{"kind":"pass"}]');
CREATE TABLE passkeys (
	id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	used_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player_id) REFERENCES accounts (player_id) ON DELETE CASCADE
);
INSERT INTO "passkeys" VALUES('pk000001','ada',X'00FF',1,'Phone',5,6);
CREATE TABLE planned_tables (
	id VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	chairs TEXT NOT NULL, 
	seed VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "planned_tables" VALUES('t-planned','{"game":"shares","edition":"classic","players":2}','[{"player":"ada","name":"Ada"},{"bot":"clerk"}]','5e',5);
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	key_hash VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, appearance TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (key_hash)
);
INSERT INTO "players" VALUES('ada','Ada','0000000000000000000000000000000000000000000000000000000000000001',1001,'ada');
INSERT INTO "players" VALUES('bo','Bo Ł','0000000000000000000000000000000000000000000000000000000000000002',1002,'boł');
CREATE TABLE presence (
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seen_at BIGINT NOT NULL, 
	PRIMARY KEY (player_id)
);
INSERT INTO "presence" VALUES('ada','t-shares',13);
CREATE TABLE processes (
	id VARCHAR NOT NULL, 
	address TEXT NOT NULL, 
	alive_until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('one','http://127.0.0.1:8001',9);
CREATE TABLE puzzle_attempts (
	player_id VARCHAR NOT NULL, 
	puzzle VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	solved BOOLEAN NOT NULL, 
	rating DOUBLE NOT NULL, 
	uncertainty DOUBLE NOT NULL, 
	PRIMARY KEY (player_id, puzzle), 
	FOREIGN KEY(player_id) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_attempts" VALUES('ada','0a1b2c3d',5,1,1510.5,300.0);
CREATE TABLE quotas (
	name VARCHAR NOT NULL, 
	subject VARCHAR NOT NULL, 
	full_at BIGINT NOT NULL, 
	PRIMARY KEY (name, subject)
);
INSERT INTO "quotas" VALUES('mail_askers','h1',5);
CREATE TABLE ratings (
	player_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player_id, game, edition)
);
INSERT INTO "ratings" VALUES('ada','industry','second',25.5,8.0,3);
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	by_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	sequence INTEGER, 
	text TEXT NOT NULL, 
	context TEXT NOT NULL, 
	closed_at BIGINT, club_id VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('r1',5,'ada','bo','t-shares',3,'rude','[]',NULL,'');
CREATE TABLE results (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	place INTEGER, 
	score INTEGER, 
	conceded BOOLEAN NOT NULL, 
	finished_at BIGINT NOT NULL, 
	mu_before DOUBLE, 
	sigma_before DOUBLE, 
	mu DOUBLE, 
	sigma DOUBLE, ladder_before DOUBLE, ladder DOUBLE, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('t-shares','ada',0,'shares','classic',3,1,12,0,9,25.0,8.3,25.5,8.0,NULL,NULL);
CREATE TABLE reviews (
	table_id VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	part DOUBLE NOT NULL, 
	changed_at BIGINT NOT NULL, 
	accuracies TEXT NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "reviews" VALUES('t-shares',1,0.5,9,'[]',X'00FF');
CREATE TABLE seeks (
	player_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	pace VARCHAR NOT NULL, 
	near BOOLEAN NOT NULL, 
	patience INTEGER NOT NULL, 
	rating INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	gone_at BIGINT NOT NULL, 
	table_id VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (player_id)
);
INSERT INTO "seeks" VALUES('ada','shares',3,'quick',1,60,1500,5,9,'');
CREATE TABLE settings (
	name VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
CREATE TABLE sittings (
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, made_at BIGINT DEFAULT '0' NOT NULL, closed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (player_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES('ada','t-industry',0,0);
INSERT INTO "sittings" VALUES('ada','t-shares',0,0);
INSERT INTO "sittings" VALUES('bo','t-industry',0,0);
INSERT INTO "sittings" VALUES('bo','t-shares',0,0);
CREATE TABLE snapshots (
	table_id VARCHAR NOT NULL, 
	sequence INTEGER NOT NULL, 
	version VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	steps INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	log BLOB NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('t-shares',5,'old','d',3,X'00FF',X'00FF');
CREATE TABLE table_actions (
	table_id VARCHAR NOT NULL, 
	action VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, action), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "table_actions" VALUES('t-shares','hide',5);
CREATE TABLE table_invites (
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	by_id VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	dismissed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (player_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "table_invites" VALUES('bo','t-industry','ada','',14,0);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	game VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	seed VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	successor VARCHAR DEFAULT '' NOT NULL, 
	sequence INTEGER NOT NULL, 
	changed_at BIGINT NOT NULL, 
	status VARCHAR NOT NULL, 
	due BIGINT, 
	seats TEXT NOT NULL, 
	to_move TEXT NOT NULL, 
	steps INTEGER NOT NULL, 
	result TEXT, turns TEXT DEFAULT '[]' NOT NULL, settled BOOLEAN DEFAULT 0 NOT NULL, owner VARCHAR DEFAULT '' NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, club VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t-industry','{"game":"industry","edition":"second","players":3,"options":{"rounds":2},"clock":{"kind":"bank","seconds":600,"increment":10},"title":"L’été"}','industry','second',1,'abababababababababababababababababababababababababababababababab','ada',2000,'',34,38000,'playing',NULL,'[{"player":"ada","name":"Ada"},{"player":"bo","name":"Bo Ł"},{"name":"Clerk","bot":"clerk"}]','[1]',30,NULL,'[]',0,'',0,'');
INSERT INTO "tables" VALUES('t-shares','{"game":"shares","edition":"classic","players":3,"clock":{"kind":"bank","seconds":600,"increment":10},"title":"L’été"}','shares','classic',1,'abababababababababababababababababababababababababababababababab','ada',2000,'',28,32000,'playing',NULL,'[{"player":"ada","name":"Ada"},{"player":"bo","name":"Bo Ł"},{"name":"Clerk","bot":"clerk"}]','[1]',24,NULL,'[]',0,'',0,'');
CREATE TABLE tournament_entrants (
	tournament_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	player_id VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	bot VARCHAR NOT NULL, 
	withdrawn BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (tournament_id, number), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "tournament_entrants" VALUES('to1',1,'ada','Ada','',0);
INSERT INTO "tournament_entrants" VALUES('to1',2,'','Clerk','clerk',0);
CREATE TABLE tournament_tables (
	tournament_id VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	entrants TEXT NOT NULL, 
	places TEXT, 
	PRIMARY KEY (tournament_id, round, number), 
	UNIQUE (table_id), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "tournament_tables" VALUES('to1',1,0,'t-round','[1,2]',NULL);
CREATE TABLE tournaments (
	id VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	format VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	rounds INTEGER NOT NULL, 
	bot VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, club VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('to1','ada','Friday','swiss','{"game":"shares","edition":"classic","players":2,"event":"tournament","event_id":"to1"}',2,'clerk',1,'playing',1,5,6,'');
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX sittings_by_table ON sittings (table_id);
CREATE INDEX tables_by_settled ON tables (settled, status);
CREATE INDEX channels_by_player ON channels (player_id);
CREATE INDEX messages_by_time ON messages (state, next_at);
CREATE INDEX results_by_player ON results (player_id, finished_at);
CREATE INDEX sittings_by_player ON sittings (player_id, closed, made_at, table_id);
CREATE INDEX tables_listed ON tables (public, status, made_at, id);
CREATE INDEX tables_listed_by_game ON tables (public, status, game, made_at, id);
CREATE INDEX tables_by_host ON tables (host, status, made_at, id);
CREATE INDEX players_by_appearance ON players (appearance);
CREATE INDEX devices_by_player ON devices (player_id);
CREATE INDEX passkeys_by_player ON passkeys (player_id);
CREATE INDEX emails_by_player ON emails (player_id);
CREATE INDEX one_time_tokens_by_time ON one_time_tokens (expires_at);
CREATE INDEX one_time_tokens_by_player ON one_time_tokens (player_id);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
CREATE INDEX reports_by_time ON reports (closed_at, made_at);
CREATE INDEX bans_by_time ON bans (until);
CREATE TRIGGER operator_log_update BEFORE update ON operator_log BEGIN SELECT RAISE(ABORT, 'the log of operators is append-only'); END;
CREATE TRIGGER operator_log_delete BEFORE delete ON operator_log BEGIN SELECT RAISE(ABORT, 'the log of operators is append-only'); END;
CREATE INDEX seeks_by_pool ON seeks (game, players, pace, table_id);
CREATE INDEX daily_entries_by_score ON daily_entries (day, game, state, score);
CREATE INDEX tournaments_by_status ON tournaments (listed, status, made_at);
CREATE INDEX tournaments_by_host ON tournaments (host, status);
CREATE INDEX tournament_entrants_by_player ON tournament_entrants (player_id);
CREATE INDEX friends_by_other ON friends (other_id);
CREATE INDEX presence_by_time ON presence (seen_at);
CREATE INDEX table_invites_by_sender ON table_invites (by_id);
CREATE INDEX clubs_by_founder ON clubs (founder);
CREATE INDEX club_members_by_player ON club_members (player_id);
CREATE INDEX tables_by_club ON tables (club, made_at, id);
CREATE INDEX tournaments_by_club ON tournaments (club, status);
CREATE INDEX former_guests_by_player ON former_guests (player_id);
CREATE INDEX quotas_by_time ON quotas (full_at);
COMMIT;
