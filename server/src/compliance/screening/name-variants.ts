/**
 * Spellings and familiar forms of one name, a group a line. A word may stand in several groups (Beto is Alberto, Roberto
 * or Humberto). Translations are here too: families between Miami and Havana use both.
 */
const groups = `
jose pepe pepito joseph josef jose joe che chepe giuseppe
francisco paco pancho panchito frank francis fran franco kiko quico fco francesco
juan john jon jhon juanito johnny johny jhonny jean giovanni yoan sean
jorge george jorgito yorgi georges jorje
pedro peter perucho pedrito perico piero
pablo paul pablito paolo pavel
luis lucho louis luisito lewis
miguel michael mike miguelito mikel maikel michel mikael mickey
carlos charles carlitos charly charlie carlo karl
manuel manolo manny manolito manu emmanuel lolo
antonio anthony tony tono antonito toni nono
alejandro alexander alex ale alejo sandro alexandro aleksander aleksandr alexandr aleksandar oleksandr iskander aliaksandr alessandro alejandrito
alejandra alexandra ale sandra alex
alberto albert beto berto albertico bertico
roberto robert beto bob bobby robertico tito
humberto umberto beto humbertico
eduardo edward edu lalo eddy eddie edgardo ed
enrique henry quique kike enriquito henrique heinrich
harry henry
ricardo richard ricky richi rick richar
rafael rafa raphael felo rafaelito rafi
ramon monchy moncho ray monchi raymond
raul raulito rauli raoul
ignacio nacho iggy
jesus chucho chuy chuchi suso
jaime james jim jimmy
jacobo jacob
guillermo william memo willy bill will guille billy wilhelm
fernando nando ferdinand fer nano
hernando nando
armando mando armandito
rolando roland rolandito
mario mayito marito
julio july julito julius
jose_maria josema
gerardo gerard gerry
gregorio goyo gregory greg
andres andrew andy andresito andre andrei
esteban stephen steven steve esteve stefan stefano estevan
felipe philip phillip pipo phil
tomas thomas tom tommy tomasito
vicente vincent chente vince
david dave davy
daniel dani danny dan danilo
gabriel gabi gaby gabo
domingo mingo dominic dominick
leonardo leo leonard nardo
leonel leo lionel
lazaro lachy lazarito
osvaldo oswaldo valdo osvald
reinaldo reynaldo rey reinol
wilfredo wilfrido guilfredo willy wilfred fredo
alfredo alfred fredo fredy
alfonso alphonse alfonzo fonso poncho ildefonso
federico fede frederick fred fredrick
ernesto ernest neto ernestico
benjamin ben benny benja bibi
salvador chava salva
santiago chago yago santi
sebastian seba bastian sebas
bernardo bernard bernie
nicolas nicholas nico nick nicky nikolas nikolai nikolay mykola nikola
marcos marco mark marcus markos
mateo matthew matt mathew
matias matthias mathias
cristobal christopher chris cristo toba
patricio patrick pato
samuel sam sammy
victor vic vitico viktor
agustin augustin tin agus
joaquin joachim quin joaco
lorenzo lawrence lorenz larry
emilio emil milo
arturo arthur art
adalberto beto adalbert
heriberto beto eriberto
norberto beto
gilberto gil gilbert beto
yunior junior yuniol
yosvany yosvani josvani josvany yosbani osvani osvany
yoandry yoandri yoandris joandry
geovanny yovanny geovani yovani giovanni giovanny jovany geobanis
maria mari mary ma marie mariam maryam mariya marija
margarita margaret marga maggie magui rita margot
dolores lola loli lolita
concepcion concha conchita conchi
francisca paca pancha paquita francis
guadalupe lupe lupita
rosario charo chayo
mercedes merche meche merci mercy
teresa tere teresita theresa teresa maite
isabel elizabeth elisabeth chabela isa bella elisabet lisbet lizbeth liz
josefa pepa fina josefina
josefina fina pepita jose_fina
consuelo chelo
carmen carmita carmela menchu
caridad cary cachita cari
barbara barbarita babi
beatriz bea beatrice betty
alicia alice licha
ana anna ann anne anita hannah
patricia pati patty paty
susana susan susy susie
catalina catherine cathy katherine katerina catarina kate
elena helen helena ellen
juana jane joan juanita juani
luisa louise luisita
esther ester hester
graciela chela
rosa rose rosita rosi
gloria glory
victoria vicky viky
silvia sylvia
yolanda yoli
martha marta martita
julia julie
antonia tona toni
angela angie
odalys odalis
mohammad muhammad mohammed mohamed mohamad muhamed muhammed mahomed mohamud muhamad mehmet mehmed mamadou mohd
ahmed ahmad ahmet akhmed akhmad achmad
hussein husain hussain husein hossein hosein hussayn husayn huseyin hossain
hasan hassan hasson
yusuf youssef yousef yusif yusof joseph yousuf youssouf yossef
usama osama
omar umar omer oumar
ali aly
khalid khaled halid
said saeed saed sayid saad
mahmoud mahmud mahmood mehmood
ibrahim ebrahim abraham ibraheem brahim
abdullah abdallah abdulla abdollah abdalla
qaddafi gaddafi qadhafi kadafi kaddafi gadafi gathafi kadhafi
abdul abdel abdal abd abdoul abdol abdur abdus abdi
bin ben ibn
mustafa mostafa moustafa mustapha
ismail ismael esmail ismaeel
jamal gamal djamel jamaal
hamid hameed hamed
rashid rachid rasheed
salih saleh salah
sulayman suleiman sulaiman soleiman suleyman
uthman osman othman usman
sheikh shaikh shaykh sheik
sergei sergey serhiy serge sergio sergiy
vladimir wladimir volodymyr bladimir uladzimir wolodymyr
dmitry dmitri dmytro dimitri dmitriy dimitry
yevgeny evgeny evgeni yevgeni evgeniy yevgeniy yevhen eugene eugenio
yuri yury iurii yuriy yurii iouri
mikhail michail mykhailo mikail mijail
ivan ioann
igor ihor
oleg oleh
konstantin constantin kostiantyn
pyotr petr petro piotr
fyodor fedor theodore teodoro
viktor victor
xi shi hsi
ivanovich ivanovych
bashir basheer bachir
hernandez hdez hdz hernandes
fernandez fdez fdz fernandes
rodriguez rdguez rguez rodz rdz rodrigues
gonzalez glez gzlez gonzales glz
martinez mtnez mtz mtez martines
dominguez dguez dmguez
gutierrez gtrez gtez
sanchez schez snchz
perez prez
jimenez gimenez ximenez
alvarez alvz
vazquez vasquez vasques
velazquez velasquez
valdes valdez
meza mesa
chavez chaves
echevarria echeverria etcheverria
betancourt betancur betancort betancor bethencourt
santiesteban santisteban
leyva leiva
`;

const groupsOfWord = new Map<string, number[]>();
for (const [number, line] of groups.trim().split('\n').entries()) {
  for (const word of new Set(line.split(' '))) {
    groupsOfWord.set(word, [...(groupsOfWord.get(word) ?? []), number]);
  }
}
const wordsOfGroup = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The groups of one name that a word stands in; none for most words. */
export function variantGroups(word: string): readonly number[] | undefined {
  return groupsOfWord.get(word);
}

/** Every other way to write or say a name. */
export function variantsOf(word: string): string[] {
  const found = new Set((groupsOfWord.get(word) ?? []).flatMap((group) => wordsOfGroup[group] ?? []));
  found.delete(word);
  return [...found];
}
