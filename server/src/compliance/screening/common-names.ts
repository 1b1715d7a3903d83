/**
 * Names so frequent among Cubans and other Spanish speakers that they identify nobody alone, and that are names of their
 * own when a letter differs: Hernández is no slip for Fernández. General knowledge, not a count; a name that is missing
 * here is treated as rare, so the engine alerts more, not less.
 */
const surnames = `
abreu acevedo acosta aguiar aguila aguilar aguilera aguirre alarcon alba albuerne alcantara aldana aleman alfaro alfonso allende
almeida almaguer almanza alonso altamirano alvarado alvarez alvaro amador amaro amaya amor anaya andrade angulo antunez aparicio
aragon arango aranda arce arcia arencibia arenas arevalo argudin argote arias ariza armas armenteros arozarena arredondo arriaga
arrieta arroyo arteaga avalos avila ayala azcuy aznar
baez balboa ballester banos baro barrera barreto barrios barroso barquin batista bautista bazan becerra bello beltran benavides
benitez berenguer bermudez bernal betancourt betancur blanco blasco bolanos bonet borges borrego borrero botello brito bravo brizuela
bueno burgos bustamante bustillo bustos
caballero cabello cabrera caceres cadenas calderon calero calvo camacho camejo campo campos cancio cano canizares caraballo carballo
carbonell cardenas cardoso caro carmona carmenates carpio carrasco carrazana carreno carrera carrero carrillo carrion casanova casas
castaneda castellanos castillo castro cazanas ceballos cedeno cepero cervantes chacon chavez cisneros claro collado collazo colon conde
contreras cordero cordoba cordova corona coronado corrales correa cortes cortez cortina costa crespo cruz cuellar cuervo cuesta cueto
cuevas curbelo
davila delgado despaigne diaz diez dominguez dorta duarte duenas duque duran duvergel
echevarria echeverria elias encinosa enriquez escalona escalante escobar esparza espin espino espinosa espinoza espinosa esquivel
estevez estrada estupinan
fajardo falcon farinas feijoo felipe feliciano fernandez ferrer ferreiro ferro figueredo figueroa fleitas flores fonseca fontes forte
franco freire frias frometa fuente fuentes fundora
galan galindo galiano gallardo gallego gallegos galvan galvez gamboa gamez garay garces garcia garrido garriga garzon gainza gavilan
gil giron godinez godoy gomez gongora gonzales gonzalez gordillo gorrin govea goyri granados grau gracia guardado guerra guerrero
guevara guillen gutierrez guzman
haro heredia hernandez hermida herrera herrero hidalgo hierrezuelo hinojosa horta hoyos huerta hurtado
ibanez ibarra iglesias infante izquierdo iznaga isaac
jaime jaramillo jauregui jerez jimenez jorge jorrin juarez junco justiz
labrada lage lago laguna lamas lara larrea laurencio lastra lazo leal ledesma ledon legra leiva lemus leon leyva lima limonta linares
llanes llano llanos llerena llorente lobaina lobo lopez lora lorenzo loyola lozano lucas lugo luis luna luque
machado machin macias madera madrigal madrid maldonado manrique manzano marin marino marquez marrero marte marti martin martinez mas
mata matos maura maza mazorra medero medina mejia mejias melendez melgar mena mendez mendieta mendoza menendez mercado mesa mestre meza
miranda mirabal mojena molina molinet moncada mondeja monroy montalvo montano monteagudo montejo montenegro montero montes montesino montoya
mora morales moran morejon moreno morera moreira morfa morgado moya munoz mujica murillo mustelier
najarro napoles naranjo naranjos narvaez nava navarrete navarro navas negrin nieto nieves noa nodarse noda noguera nogueras nova novoa nunez
obregon ocana ochoa ojeda olivares olivera olivero oliveros oliva olmos olmedo oquendo orozco orta ortega ortiz osorio otero oviedo
pacheco padilla padron paez palacios palma palomino pantoja pardo paredes parra parrado pascual pastor pavon paz pedraza pedroso peguero pelaez pena
penalver penate peralta perdomo pereda pereira perera perez pereyra pico piedra pimentel pina pinto pino pineda pineiro pinera pla plasencia polanco ponce porras
portal portela porto posada pozo prado prats prieto proenza puentes puente puerta puerto puig pujol pulido pupo
quesada quevedo quiala quintana quintero quinones quiroga quiros
ramirez ramos rangel real recio redondo reina rey reyes reynaldo reynoso rico riera riquelme rios rivas rivera rivero rizo robaina robles roca
rocha roche rodas rodriguez roig rojas roldan roman romero romeu ronda roque ros rosa rosabal rosado rosales rosario rosell rubio rueda ruano ruiz
saavedra sabates salas salazar salcedo saldana saldivar salgado salinas salomon salvador samper sanabria sanchez sandoval sanjurjo san santana santander santiago santiesteban santos sanz
sardinas sarmiento sarria saez segovia segura sendra serra serrano sierra sifontes silva simon sobrado solano solar soler solis solorzano soria sosa sotelo soto sotolongo soca sotomayor
suarez
tabares tamayo tapia tejeda tejera tellez tello terrero terry tirado toledo torralba torre torrens torres torrez tornes toro toscano travieso trejo triana trujillo trimino
ugarte ulloa uria uriarte uribe urrutia urquiza utra
valdes valdez valdivia valdivieso valencia valenciano valenzuela valera valero valiente valladares valle vallejo varela vargas varona vasallo vasquez vazquez vega
vega veitia velasco velasquez velazquez velez veliz venegas vera verde verdecia vergara vicente vidal vidaurreta viera vigil vila vilches villa villalobos villalon villar
villareal villarreal villegas villanueva viltres vinent vives vizcaino
yanes yera zaldivar zambrana zambrano zamora zapata zarate zayas zuniga zulueta
`;

const givenNames = `
aaron abel abelardo abraham adalberto adan adela adelaida adolfo adonis adria adrian adriana agustin agustina aida aimara aime alain alan alba alberto alejandra alejandro
alejo alex alexander alexandra alexei alexis alfonso alfredo alicia alina alma alvaro amada amado amalia amanda amaury amelia america amparo ana anabel anay andrea andres
andy angel angela angelica angelina angelo angie aniuska anibal anita anselmo antonia antonio arelys ariel arlenys armando armanda arnaldo arturo aracelys asuncion augusto aurelia aurelio aurora axel
barbara barbaro bartolo beatriz belen belkis benigno benito benjamin bernarda bernardo berta betty blanca boris braulio brian bruno
camila camilo candida candido caridad carina carla carlos carmen carolina cary catalina cecilia celeste celia celso cesar cesarina claribel clara claudia claudio clemente concepcion consuelo cristian cristina cristobal
dagoberto dailin daimara dairon daisy dalia damaris damian daniel daniela danilo dario david dayana dayami dayron deborah delfin delia diana diego digna dinorah dionisio dolores domingo dora doris dunia dulce
edel edelmira edgar edilberto edith edmundo eduardo eduarda efrain eglis elena elian elias eliecer elisa elisabet elizabeth eloisa eloy elsa elva elvira elvis emelina emilia emiliano emilio emma enma enrique enriqueta erasmo eric erica erick erika ernestina ernesto esmeralda
esperanza esteban estela estella ester esther estrella eugenia eugenio eulalia eusebio eva evaristo evelio evelyn evelin
fabian fabio fabiola fausto fatima fe federico felicia feliciano felicita felipe felix fermin fernanda fernando fidel filiberto flavia flor flora florencio florentina francisca francisco franco frank freddy
gabriel gabriela genaro genoveva georgina gerardo german geovanny gilberto gina giovanni gisela gladys glenda gloria gonzalo graciela greicy gregorio greta grisel grettel guadalupe guido guillermina guillermo gustavo
haydee hector heidy helena heriberto hermes hilda hilario hiram hugo humberto
idalia idalmis ida ignacio ileana ines inocente inocencia irene iris irma isaac isabel isabella isidoro isidro isis ismael israel ivan ivette ivon ivonne
jacinto jacqueline jaime janet javier jazmin jenny jeny jesus jessica joan joaquin joel johanna johnny jonathan jorge jose josefa josefina joseph josue juan juana juanita judith julia julian juliana julieta julio justo juvenal
karel karen karina karla katia katherine kenia kevin
laritza laura lazara lazaro leandro leida leidy leonardo leonel leonor leopoldo lester leticia leyanis liana lidia liliana lilian lina linda lisandra lisbet lisette livan livia liset lissette lorena lorenzo lourdes luciano lucia lucila lucrecia luis luisa luz
magali magaly magda magdalena maikel maira maite manuel manuela marcela marcelino marcelo marcia marco marcos margarita maria mariana marianela mariano maribel maricela mariela marilyn marina mario marisol maritza mariuska marlen marlene marlon marta martha martin mateo matilde mauricio maura maximo mayda maylin mayra mayelin melba melissa mercedes
micaela michael michel michelle migdalia miguel mijail milagros milena mileydis miosotis mirella miriam mirta misael misleidys moises monica monika mireya
nadia nancy narciso natalia natividad neisy nelida nelson nereida nestor nicolas nidia niurka niurys noel noelia noemi nora norberto norma norge
octavio odalis odalys odette ofelia olga olivia omar omara onelia onel orestes oriol orlando oscar osmany osmel osvaldo oswaldo otto
pablo paloma pamela pastora patricia patricio paula paulina paulino pavel pedro petra pilar porfirio primitivo
quirino
rafael rafaela raimundo ramiro ramon ramona randy raquel raul rebeca regina reina reinaldo rene reynaldo reinier ricardo rigoberto rita robert roberto rocio rodolfo rodrigo roger rogelio rolando roman romualdo ronald rosa rosalia rosalina rosaura rosario roxana ruben rudy rufino ruth
sady salvador samuel sandra santa santiago santos sara saul sebastian segundo selena serafin sergio silvia silvio simon sixto sofia sonia sol soledad susana susel suset
tamara tania tatiana teodoro teofilo teresa teresita tomas tomasa
ulises urbano
valentin valentina valeria vanessa vera veronica vicenta vicente victor victoria vilma violeta virgen virginia virgilio vivian viviana vladimir
walter wendy wilfredo william wilber willian wilmer wilson
xiomara ximena
yadira yadiel yailin yaima yamila yamile yamilet yanelis yanet yaneisy yanisleidys yaquelin yara yariel yarelis yasiel yasmany yasmin yaser yeny yenisel yesenia yessica yisel yoel yohandra yoana yoandra yoandri yoandry yoani yoanka yolanda yordan yordanka yorlenis yosbel yosvani yosvany yudelkis yudit yudith yulia yuliet yuliana yuniel yunier yunior yuri yurisel yusleidys yusimi yusniel
zaida zenaida zoe zoila zoraida zulema
`;

export const commonSurnames: ReadonlySet<string> = new Set(surnames.trim().split(/\s+/));
export const commonGivenNames: ReadonlySet<string> = new Set(givenNames.trim().split(/\s+/));
